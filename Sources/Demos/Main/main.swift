internal import ComponentDemo

ComponentDemo.main()
