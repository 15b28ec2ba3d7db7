# A request goes by the proxy that the environment names, and past it where the environment says so.
. "$(dirname "$0")/lib/program.sh"
start_origin

# The service takes the part of the proxy as well: a proxy is asked for whole addresses.
export http_proxy=$service no_proxy=127.0.0.1
expect_status 0 stoa fetch http://nowhere.invalid/fresh
expect_status 0 stoa fetch "$service/fresh"
expect_same "what was asked for" $'GET http://nowhere.invalid/fresh\nGET /fresh' "$(cat "$work/asked")"

kill $origin
wait $origin 2>/dev/null
expect_status 5 stoa fetch http://nowhere.invalid/other
expect_complaint "cannot connect"
