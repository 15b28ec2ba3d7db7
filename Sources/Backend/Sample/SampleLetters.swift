/// Posts that are not in English, whole: their sentences belong together.
enum SampleLetters {
  struct Letter: Sendable {
    let title: String
    let body: String
    init(_ title: String, _ body: String) {
      self.title = title
      self.body = body
    }
  }

  static let all = [
    Letter("골목 끝의 작은 책방", "비가 오면 주인이 우산을 빌려준다.\n책갈피마다 누군가의 메모가 남아 있다.\n다음 주에도 들를 생각이다."),
    Letter("늦은 밤의 라디오", "주파수를 맞추는 데 십 분이 걸렸다.\n모르는 노래였지만 끝까지 들었다."),
    Letter("朝の市場で", "魚屋の声で目が覚めた。\n財布を忘れたのに、林檎をひとつもらった。\n明日は必ず払いに行く。"),
    Letter("灯台までの道", "地図には載っていない坂がある。\n登りきると、海が急に近くなる。"),
    Letter("Το τελευταίο πλοίο", "Το προλάβαμε για ένα λεπτό.\nΤο νησί έσβηνε πίσω μας σιγά σιγά."),
    Letter("Зимовий сад", "Надворі мороз, а тут цвіте лимон.\nМи п’ємо чай і нікуди не поспішаємо."),
    Letter("El faro y la niebla", "Nadie vio el faro, pero todos lo oímos.\nAl amanecer, el café sabía a sal."),
    Letter("Le piano du troisième étage", "Il est faux depuis 1974.\nLes voisins ne veulent pas qu’on l’accorde."),
    Letter("बारिश की पहली शाम", "छत पर चाय रखी रह गई।\nबिजली चली गई और सब हँसने लगे।"),
    Letter("ตลาดเช้าริมน้ำ", "เรือมาถึงก่อนพระอาทิตย์ขึ้น\nเราซื้อมะม่วงแล้วเดินกลับบ้าน"),
    Letter("رسالة من الميناء", "وصلت السفينة متأخرة ليلة كاملة.\nلم ينم أحد، وكانت القهوة كافية."),
    Letter("הסירה הכחולה", "היא קשורה למזח כבר עשר שנים.\nאיש אינו זוכר של מי היא."),
    Letter("巷口的修表铺", "师傅说，慢一点也没关系。\n我把表留下，走路回家。"),
    Letter("Chuyến tàu đêm", "Cửa sổ không đóng được.\nChúng tôi đếm những ngọn đèn ven sông."),
  ]
}
