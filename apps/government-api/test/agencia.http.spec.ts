import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@alipen/contracts/generated/government-api';
import { asc, eq } from 'drizzle-orm';
import sharp, { type Sharp } from 'sharp';
import { eventos } from '../src/audit/audit.schema.ts';
import { AGENCIA_P12, SENHA, TITULAR } from './kit/certificado.ts';
import { textosDoPdf } from './kit/pdf.ts';
import { prepararServidor, type Quem } from './kit/servidor.ts';

type Agencia = components['schemas']['Agencia'];

const PKCS12 = join(tmpdir(), `alipen-agencia-${process.pid}.p12`);
const RAIZ = '/ms-alipen/agencia';
const LINHAS = ['Estado do Maranhão', 'Secretaria de Administração Penitenciária'];

describe('a agência', () => {
  const servidor = prepararServidor(async () => {
    await writeFile(PKCS12, AGENCIA_P12);
    const certificado = { AGENCY_CERTIFICATE: PKCS12, AGENCY_CERTIFICATE_PASSWORD: SENHA };
    return { AGENCY_NAME: 'Estado|Secretaria', ...certificado };
  });
  afterAll(() => rm(PKCS12, { force: true }));
  const gestora = () => servidor.como('gestora');
  const ler = async (quem: Quem = 'gestora'): Promise<Agencia> =>
    (await servidor.como(quem).get(RAIZ).expect(200)).body;
  const etag = async () => `"${(await ler()).versao}"`;
  const salvar = async (nome: readonly string[], ifMatch?: string) =>
    gestora()
      .put(RAIZ)
      .set('if-match', ifMatch ?? (await etag()))
      .send({ nome });
  const desenho = (largura = 600, altura = 400, cor = '#a33a'): Sharp =>
    sharp({ create: { width: largura, height: altura, channels: 4, background: cor } });
  const enviar = async (imagem: Buffer, tipo = 'image/png', ifMatch?: string) =>
    gestora()
      .put(`${RAIZ}/brasao`)
      .set('content-type', tipo)
      .set('if-match', ifMatch ?? (await etag()))
      .send(imagem);
  const brasao = (quem: Quem = 'gestora') => servidor.como(quem).get(`${RAIZ}/brasao`);
  const trilha = () =>
    servidor.database.select().from(eventos).where(eq(eventos.entidade, 'agencia')).orderBy(asc(eventos.id));

  it('enquanto ninguém diz, o nome é o da instalação, sem brasão', async () => {
    expect(await ler('solicitante')).toEqual({
      ...{ nome: ['Estado', 'Secretaria'], daInstalacao: true },
      ...{ brasao: null, cnpj: null, alteradoEm: null, versao: 1 },
      assinaturaDigital: {
        ...{ titular: TITULAR, emissor: 'AC de teste', validoAte: '2050-01-01T00:00:00.000Z' },
        ...{ situacao: 'EM_USO', carimboDoTempo: false },
      },
    });
    const { body } = await brasao('fiscal').expect(404);
    expect(body.detail).toBe('A agência não tem brasão.');
  });

  it('o nome é de quem o gestor disser, com a versão vista; sem linhas volta ao da instalação', async () => {
    const { body, headers } = await salvar(['  Estado  do Maranhão ', LINHAS[1] ?? '']);
    expect(body).toMatchObject({ nome: LINHAS, daInstalacao: false, versao: 2 });
    expect([headers.etag, Date.parse(body.alteradoEm) > 0]).toEqual(['"2"', true]);
    await gestora().put(RAIZ).send({ nome: [] }).expect(428);
    const { status, body: vencida } = await salvar([], '"1"');
    expect([status, vencida.detail]).toEqual([412, expect.stringMatching(/^Este registro foi alterado por /)]);
    expect((await salvar([])).body).toMatchObject({ nome: ['Estado', 'Secretaria'], daInstalacao: true });
    expect((await trilha()).map(({ acao, dados }) => [acao, dados.alteracoes])).toEqual([
      ['salvarAgencia', [{ campo: 'nome', antes: [], depois: LINHAS }]],
      ['salvarAgencia', [{ campo: 'nome', antes: LINHAS, depois: [] }]],
    ]);
  });

  it('o CNPJ, que as notas fiscais trazem, é conferido; ausente não muda, nulo retira', async () => {
    const comCnpj = async (cnpj: string | null) =>
      gestora()
        .put(RAIZ)
        .set('if-match', await etag())
        .send({ nome: [], cnpj });
    expect((await comCnpj('06.354.468/0001-60')).body.cnpj).toBe('06354468000160');
    expect((await salvar([])).body.cnpj).toBe('06354468000160');
    const { status, body } = await comCnpj('06.354.468/0001-61');
    expect([status, body.errors]).toEqual([
      422,
      [{ pointer: '/cnpj', detail: 'Este CNPJ não existe. Confira os números.' }],
    ]);
    expect((await comCnpj(null)).body.cnpj).toBeNull();
  });

  it.each([
    ['cinco linhas', ['1', '2', '3', '4', '5'], '/nome'],
    ['uma linha longa', ['x'.repeat(121)], '/nome/0'],
    ['uma linha só de espaços', ['Estado', '   '], '/nome/1'],
  ])('recusa %s', async (_nome, nome, pointer) => {
    const antes = await ler();
    const { status, body } = await salvar(nome);
    expect([status, body.errors?.[0]?.pointer]).toEqual([422, pointer]);
    expect(await ler()).toEqual(antes);
  });

  it('o brasão é guardado em PNG de até 512 pixels, transparente como veio; a mesma imagem de novo não muda nada', async () => {
    const imagem = await desenho(2000, 1000).png().toBuffer();
    const antes = await etag();
    const { body } = await enviar(imagem);
    expect(body.brasao).toMatch(/^[0-9a-f]{16}$/);
    const { body: png, headers } = await brasao('solicitante').buffer().expect(200);
    expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'private, no-cache' });
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 512, height: 256, hasAlpha: true });
    await brasao()
      .set('if-none-match', headers.etag ?? '')
      .expect(304);
    expect((await enviar(imagem, 'image/png', antes)).body).toEqual(body);
    expect((await enviar(await desenho(64, 64, '#3a3').png().toBuffer(), 'image/png', antes)).status).toBe(412);
  });

  it('aceita JPG e WEBP, e o outro brasão tem outro nome', async () => {
    const jpg = (await enviar(await desenho().jpeg().toBuffer(), 'image/jpeg')).body;
    const webp = (await enviar(await desenho(300, 300).webp().toBuffer(), 'image/webp')).body;
    expect(new Set([jpg.brasao, webp.brasao]).size).toBe(2);
    expect(webp.versao).toBe(jpg.versao + 1);
  });

  it.each([
    ['o que não é imagem', 415, /não é uma imagem PNG, JPG ou WEBP/, async () => Buffer.from('<svg></svg>')],
    ['imagem cortada', 422, /incompleta ou danificada/, async () => (await desenho().png().toBuffer()).subarray(0, 60)],
    ['imagem mínima', 422, /31 × 400 pixels, e o menor lado/, () => desenho(31, 400).png().toBuffer()],
    ['arquivo vazio', 422, /chegou vazia/, async () => Buffer.alloc(0)],
    ['mais de 2 MB', 413, /até 2048 KiB/, async () => Buffer.alloc(2_097_153, 1)],
  ])('recusa %s, e o brasão que havia fica', async (_nome, esperado, frase, imagem) => {
    const antes = await ler();
    const { status, body } = await enviar(await imagem());
    expect([status, body.detail]).toEqual([esperado, expect.stringMatching(frase)]);
    expect(await ler()).toEqual(antes);
  });

  it('sai em todas as páginas do mapa do dia, ao lado do nome, e o mapa diz à tela qual é', async () => {
    await salvar(LINHAS);
    const { body: agencia } = await enviar(await desenho(200, 240).png().toBuffer());
    const { body: lotacoes } = await gestora().get('/ms-alipen/lotacoes?tamanho=1').expect(200);
    const { body: mapa } = await gestora().get('/ms-alipen/mapa-diario?data=2026-11-20').expect(200);
    expect(mapa).toMatchObject({ orgao: LINHAS, brasao: agencia.brasao });
    const endereco = `/ms-alipen/lotacoes/${lotacoes.itens[0].id}/fechamentos/2026-11-20/pdf`;
    const { body: pdf } = await gestora().get(endereco).buffer().expect(200);
    expect(textosDoPdf(pdf)).toEqual(expect.arrayContaining(LINHAS));
    expect(pdf.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(1);
  });

  it('tirado, some dos papéis; cada mudança fica com o nome de quem a fez', async () => {
    const { body } = await gestora()
      .delete(`${RAIZ}/brasao`)
      .set('if-match', await etag())
      .expect(200);
    expect(body.brasao).toBeNull();
    await brasao().expect(404);
    expect((await gestora().get('/ms-alipen/mapa-diario?data=2026-11-20')).body).not.toHaveProperty('brasao');
    const ultima = (await trilha()).at(-1);
    expect(ultima).toMatchObject({ acao: 'tirarBrasao', entidadeId: '1', usuarioId: expect.any(Number) });
    expect(ultima?.dados.alteracoes).toEqual([
      { campo: 'brasao', antes: expect.stringMatching(/^[0-9a-f]{16}$/), depois: null },
    ]);
  });

  it('só o gestor muda', async () => {
    for (const quem of ['solicitante', 'atendimento', 'monitoramento', 'fiscal'] as const) {
      const agente = servidor.como(quem);
      await agente.put(RAIZ).set('if-match', '"1"').send({ nome: [] }).expect(403);
      await agente.delete(`${RAIZ}/brasao`).set('if-match', '"1"').expect(403);
    }
  });

  it('um papel sai assinado, e quem o tem confere o arquivo sem conta; o que não é PDF é recusado em palavras', async () => {
    const { body: lotacoes } = await gestora().get('/ms-alipen/lotacoes?tamanho=1').expect(200);
    const dia = `/ms-alipen/lotacoes/${lotacoes.itens[0].id}/fechamentos/2026-11-19`;
    const { body: fechado } = await gestora().post(dia).set('if-match', '"0"').send({}).expect(200);
    const { body: mapa } = await gestora().get(`${dia}/pdf`).buffer().expect(200);
    const enviado = (arquivo: Buffer) =>
      servidor
        .http()
        .post(`/ms-alipen/verificacao-arquivo/${fechado.versoes[0].codigo}`)
        .set('content-type', 'application/pdf')
        .send(arquivo);
    expect((await enviado(mapa).expect(200)).body).toEqual({
      resultado: 'INTEIRO',
      assinaturas: [{ titular: TITULAR, emissor: 'AC de teste', daAgencia: true, inteira: true, carimbadaEm: null }],
    });
    const { body: recusa } = await enviado(Buffer.from('PK')).expect(422);
    expect(recusa.detail).toBe('Este arquivo não é um PDF. Escolha o arquivo que o sistema emitiu.');
  });
});
