import { createHash, randomBytes } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { eventos } from '../src/audit/audit.schema.ts';
import { fotos } from '../src/fotos/fotos.schema.ts';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { prepararServidor, type Quem } from './kit/servidor.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGD4DwABBAEAX+XDSwAAAABJRU5ErkJggg==',
  'base64',
);
/** Coloured noise, coarse enough to tell each picture from every other. */
const jpeg = (largura = 64, altura = 48): Promise<Buffer> =>
  sharp(randomBytes(12 * 12 * 3), { raw: { width: 12, height: 12, channels: 3 } })
    .resize(largura, altura, { fit: 'fill' })
    .jpeg()
    .toBuffer();
/** Padded with bytes after the end of the JPEG, which nothing forbids. */
const comBytes = async (bytes: number): Promise<Buffer> => {
  const foto = await jpeg();
  return Buffer.concat([foto, Buffer.alloc(bytes - foto.length)]);
};
const LIMITE = 10 * 1024 * 1024;

describe('fotos', () => {
  const servidor = prepararServidor();
  let propria: number;
  let alheia: number;
  beforeAll(async () => {
    const ids = new Map((await servidor.database.select().from(lotacoes)).map(({ codigo, id }) => [codigo, id]));
    propria = ids.get('UPSL-1') ?? 0;
    alheia = ids.get('DPSL-1') ?? 0;
  });
  const enviar = (quem: Quem, foto: Buffer, lotacaoId = propria, tipo = 'image/jpeg', contexto = 'MARMITA') =>
    servidor.como(quem).post('/ms-alipen/fotos').query({ lotacaoId, contexto }).type(tipo).send(foto);
  const abrir = (quem: Quem, foto: string) => servidor.como(quem).get('/ms-alipen/foto-refeicao').query({ foto });
  const arquivos = () => readdir(join(servidor.dataDir, 'fotos')).catch(() => []);

  it('a foto enviada volta com o seu tipo e o seu tamanho', async () => {
    const foto = await jpeg();
    const { body } = await enviar('solicitante', foto).expect(201);
    expect(body).toEqual({
      foto: expect.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.-]+\.jpg$/),
      sha256: createHash('sha256').update(foto).digest('hex'),
      bytes: foto.length,
      tipo: 'image/jpeg',
      contexto: 'MARMITA',
      enviadaEm: expect.any(String),
      largura: 64,
      altura: 48,
    });
    const aberta = await abrir('monitoramento', body.foto).expect(200);
    expect(aberta.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(aberta.body.length),
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(await sharp(aberta.body).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
  });

  it('a mesma foto da mesma lotação enviada de novo é a mesma; de outra lotação é outra', async () => {
    const foto = await jpeg();
    const respostas = await Promise.all([enviar('gestora', foto), enviar('gestora', foto), enviar('gestora', foto)]);
    expect(new Set(respostas.map(({ body }) => body.foto)).size).toBe(1);
    const { body: outra } = await enviar('gestora', foto, alheia).expect(201);
    expect(outra.foto).not.toBe(respostas[0]?.body.foto);
    const { sha256 } = outra;
    expect(await servidor.database.select().from(fotos).where(eq(fotos.sha256, sha256))).toHaveLength(2);
    const trilha = await servidor.database.select().from(eventos).where(eq(eventos.acao, 'enviarFoto'));
    expect(trilha.filter(({ dados }) => dados.sha256 === sha256)).toHaveLength(2);
  });

  it('o tipo guardado é o dos bytes, não o que se disse', async () => {
    const { body } = await enviar('fiscal', PNG, propria, 'image/jpeg').expect(201);
    expect([body.tipo, body.foto.split('.').pop()]).toEqual(['image/png', 'png']);
    expect((await abrir('fiscal', body.foto)).headers['content-type']).toBe('image/png');
  });

  it('cabe uma foto de 10 MB e nem um byte a mais', async () => {
    await enviar('gestora', await comBytes(LIMITE)).expect(201);
    const { status, body } = await enviar('gestora', await comBytes(LIMITE + 1));
    expect([status, body.type]).toEqual([413, '/problemas/corpo-grande']);
  });

  it('o tamanho conta mesmo quando não é dito antes', async () => {
    const endereco = await servidor.app.listen(0, '127.0.0.1').then(() => servidor.app.getUrl());
    const partes = async function* () {
      yield await jpeg();
      for (let i = 0; i < 11; i++) yield randomBytes(1024 * 1024);
    };
    const resposta = await fetch(`${endereco}/ms-alipen/fotos?lotacaoId=${propria}&contexto=MARMITA`, {
      method: 'POST',
      headers: { authorization: `Bearer ${servidor.token('gestora')}`, 'content-type': 'image/jpeg' },
      body: ReadableStream.from(partes()),
      duplex: 'half',
    } as RequestInit);
    expect([resposta.status, await resposta.json()]).toMatchObject([
      413,
      { detail: 'A foto deve ter até 10 MB (JPG ou PNG).' },
    ]);
  });

  it.each([
    ['GIF', 415, Buffer.from('GIF89a..........'), 'image/gif'],
    ['SVG', 415, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['JSON', 415, Buffer.from('{}'), 'application/json'],
    ['HTML que se diz JPG', 415, Buffer.from('<html><script>alert(1)</script></html>'), 'image/jpeg'],
    ['vazia', 422, Buffer.alloc(0), 'image/png'],
  ])('recusa %s', async (_nome, esperado, foto, tipo) => {
    const antes = await arquivos();
    const { status, body } = await enviar('gestora', foto, propria, tipo);
    expect([status, body.status]).toEqual([esperado, esperado]);
    expect(await arquivos()).toEqual(antes);
  });

  it('um envio interrompido não deixa nada', async () => {
    const antes = await servidor.database.select().from(fotos);
    const cliente = request({
      port: (servidor.app.getHttpServer().address() as { port: number }).port,
      method: 'POST',
      path: `/ms-alipen/fotos?lotacaoId=${propria}&contexto=MARMITA`,
      headers: {
        authorization: `Bearer ${servidor.token('gestora')}`,
        'content-type': 'image/jpeg',
        'content-length': 9000,
      },
    });
    cliente.on('error', () => undefined);
    await new Promise(resolve => cliente.write(randomBytes(5000), resolve));
    const pelaMetade = async () => (await arquivos()).some(nome => nome.startsWith('.'));
    while (!(await pelaMetade())) await wait(5);
    cliente.destroy();
    while (await pelaMetade()) await wait(5);
    expect(await servidor.database.select().from(fotos)).toEqual(antes);
  });

  it('nada fica pela metade na pasta', async () => {
    expect((await arquivos()).filter(nome => nome.startsWith('.'))).toEqual([]);
  });

  it('só se envia da própria lotação, e de uma que existe', async () => {
    expect((await enviar('solicitante', await jpeg(), alheia)).status).toBe(403);
    expect((await enviar('gestora', await jpeg(), 9999)).status).toBe(404);
    expect((await enviar('gestora', await jpeg(), propria, 'image/jpeg', 'SELFIE')).status).toBe(422);
    expect((await enviar('atendimento', await jpeg())).status).toBe(403);
  });

  it('sem token é 401, de outra lotação é 403, desconhecida é 404', async () => {
    const { body } = await enviar('gestora', await jpeg(), alheia);
    expect((await servidor.http().get('/ms-alipen/foto-refeicao').query({ foto: body.foto })).status).toBe(401);
    expect((await abrir('solicitante', body.foto)).status).toBe(403);
    expect((await abrir('outraSolicitante', body.foto)).status).toBe(200);
    expect((await abrir('gestora', 'nao-existe.jpg')).status).toBe(404);
  });

  it.each(['../banco/PG_VERSION', '..', '/etc/passwd', 'a/b.jpg', '', '.env', 'a\u0000.jpg'])(
    'o nome %p não é de foto',
    async nome => {
      expect((await abrir('gestora', nome)).status).toBe(422);
    },
  );

  it('um arquivo que sumiu da pasta é 404, não uma falha', async () => {
    const { body } = await enviar('gestora', await jpeg());
    await rm(join(servidor.dataDir, 'fotos', body.foto));
    expect((await abrir('gestora', body.foto)).status).toBe(404);
  });
});
