import { once } from 'node:events';
import { createServer } from 'node:net';
import { TLSSocket } from 'node:tls';

/** The address in the certificate. The set-up takes it for another computer. */
const HOST = '127.0.0.2';

/** Made for these tests, valid until 2126. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgi24zIl27TcdNXEKw
+/pJ8tbYQ12UWzhMvgcx9q4BKdmhRANCAAQ1JDbNbyrGCzKStBRoTjcX2Ey5xNXN
gR10rkZ8Yd1BP7pqDsiL5vD7Qmymbn+H1n5ZI59STAtaCteaQcpS9ykk
-----END PRIVATE KEY-----
`;
export const certificate = `-----BEGIN CERTIFICATE-----
MIIBkDCCATagAwIBAgIUWytk+yt1wucL3UleAglZzdqFprYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJMTI3LjAuMC4yMCAXDTI2MTEyNTE0MDAzMFoYDzIxMjYxMTAx
MTQwMDMwWjAUMRIwEAYDVQQDDAkxMjcuMC4wLjIwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQ1JDbNbyrGCzKStBRoTjcX2Ey5xNXNgR10rkZ8Yd1BP7pqDsiL5vD7
Qmymbn+H1n5ZI59STAtaCteaQcpS9ykko2QwYjAdBgNVHQ4EFgQUjcUTVHQQmPA/
UfZhk4Tyf3qzcsYwHwYDVR0jBBgwFoAUjcUTVHQQmPA/UfZhk4Tyf3qzcsYwDwYD
VR0TAQH/BAUwAwEB/zAPBgNVHREECDAGhwR/AAACMAoGCCqGSM49BAMCA0gAMEUC
IBHxlhXMcwviM2r+NrT/gKR4QEg8H+/wNxfkeuGZza7kAiEA7mjmC07GeIwHGuQW
yjGC/FBFx2H6lKluDfBcYeIyhX4=
-----END CERTIFICATE-----
`;

const SSL_REQUEST_LENGTH = 8;
const ASKS_FOR_CLEAR_TEXT = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 3]);

/** A server that speaks as PostgreSQL until it has got the password in clear, which it asks for. */
export async function startStrangeServer() {
  let heard = '';
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (request) => {
      if (request.length !== SSL_REQUEST_LENGTH) {
        heard += request.toString();
        socket.write(ASKS_FOR_CLEAR_TEXT);
        return;
      }
      socket.write('S');
      const secure = new TLSSocket(socket, { isServer: true, key, cert: certificate });
      secure.on('error', () => {});
      secure.once('data', () => {
        secure.write(ASKS_FOR_CLEAR_TEXT);
        secure.once('data', (answer) => {
          heard += answer.toString();
          secure.destroy();
        });
      });
    });
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    /** Its connection string. */
    string: (password: string) => `postgresql://postgres:${password}@${HOST}:${port}/postgres`,
    heard: () => heard,
    stop: () => void server.close(),
  };
}
