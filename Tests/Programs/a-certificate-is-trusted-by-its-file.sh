# A service with a certificate that this machine does not know is refused, unless the environment names the file it is in.
. "$(dirname "$0")/lib/program.sh"
unset CURL_CA_BUNDLE SSL_CERT_FILE
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost \
  -addext "subjectAltName=IP:127.0.0.1" -keyout "$work/key" -out "$work/certificate" 2>"$work/err" ||
  fail "no certificate:" "$(cat "$work/err")"
python3 "$programs/lib/secure.py" "$work/certificate" "$work/key" >"$work/port" &
service=$!
finish() {
  kill $service 2>/dev/null
  rm -rf "$work"
}
poll_until 10 test -s "$work/port" || fail "the service does not start"
address=https://127.0.0.1:$(cat "$work/port")/

expect_status 5 stoa fetch "$address"
expect_complaint "is not trusted: SSL certificate problem: self-signed certificate; CURL_CA_BUNDLE=FILE names"
expect_status 5 stoa --backend "$address" people
expect_complaint "has a certificate that is not trusted here. Is it the right service? Start with CURL_CA_BUNDLE=FILE"
for variable in CURL_CA_BUNDLE SSL_CERT_FILE; do
  expect_status 0 env "$variable=$work/certificate" "$program" --data-dir "$data" fetch "$address"
  expect_same "the end of the answer to $variable" safe "$(tail -c 4 "$work/out")"
done
