// The government API's stand-in: signs tokens with its own ES256 key and answers one 50-row page, as fast as node:http goes.
import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

const { publicKey, privateKey } = await generateKeyPair('ES256');
const keys = JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'ES256', use: 'sig' }] });

const rows = Array.from({ length: 50 }, (_, at) => ({
  id: at + 1,
  numero: `2026-${String(at + 1).padStart(6, '0')}`,
  lotacao: { id: 100 + at, nome: `Unidade Prisional de Exemplo ${at + 1}`, uf: 'PA' },
  data: '2026-11-21',
  situacao: 'ENVIADO',
  refeicoes: 1_200 + at,
}));
const page = Buffer.from(JSON.stringify({ itens: rows, pagina: 1, tamanho: 50, total: rows.length }));

const token = () =>
  new SignJWT({
    nome: 'Maria Gestora',
    matricula: '1001',
    nome_lotacao_real: 'Secretaria',
    authorities: ['AL_GESTOR'],
    jti: crypto.randomUUID(),
  })
    .setProtectedHeader({ alg: 'ES256', kid: 'bench' })
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(privateKey);

function json(response, body) {
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
  response.end(body);
}

const server = createServer(async (request, response) => {
  if (request.url.startsWith('/ms-alipen/pedidos')) json(response, page);
  else if (request.url === '/login')
    json(
      response.on('finish', () => request.resume()),
      Buffer.from(JSON.stringify({ token: await token() })),
    );
  else if (request.url === '/.well-known/jwks.json') json(response, Buffer.from(keys));
  else response.writeHead(404).end();
});
server.keepAliveTimeout = 65_000;
server.listen(Number(process.env.PORT), '127.0.0.1');
