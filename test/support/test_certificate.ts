/** The certificate of calendars.test-host.net and 127.0.0.2, signed by itself. Nothing but tests trusts it. */
export const testCertificate = {
  cert: `
-----BEGIN CERTIFICATE-----
MIIBjTCCATSgAwIBAgIBATAKBggqhkjOPQQDAjAiMSAwHgYDVQQDDBdjYWxlbmRh
cnMudGVzdC1ob3N0Lm5ldDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAw
MFowIjEgMB4GA1UEAwwXY2FsZW5kYXJzLnRlc3QtaG9zdC5uZXQwWTATBgcqhkjO
PQIBBggqhkjOPQMBBwNCAAR14DpdLdz26Ob9/KthDpLeDt1m9dxskcwaqPnzlY58
4TT+GPM0iUdsIQlDIqXNV7Gbdm1I7oFZQosEyNdL47EAo1kwVzAoBgNVHREEITAf
ghdjYWxlbmRhcnMudGVzdC1ob3N0Lm5ldIcEfwAAAjAMBgNVHRMEBTADAQH/MB0G
A1UdDgQWBBS6RtMjem44hWSlEBqGqOhVhejZsjAKBggqhkjOPQQDAgNHADBEAiAr
FCpYttm30+OJcyULtL0Zzvq2JGYhB18nL9Jr/RFH8wIgSr4tMF8miteCTf9nNyNT
mKNtSr10XA3bAs+84VsZL+w=
-----END CERTIFICATE-----
`.trimStart(),
  key: `
-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgqsoDjGSfeHLP6bEf
JxKOwbud7Wh17+yUtwqPzD5loNWhRANCAAR14DpdLdz26Ob9/KthDpLeDt1m9dxs
kcwaqPnzlY584TT+GPM0iUdsIQlDIqXNV7Gbdm1I7oFZQosEyNdL47EA
-----END PRIVATE KEY-----
`.trimStart(),
}
