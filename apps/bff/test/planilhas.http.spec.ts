import { Bff } from './bff.spec-kit.ts';
import { gestora } from './fake-government.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const EXPORTACAO = '/ms-alipen/lotacoes/exportacao';
const csv = Buffer.from('\uFEFFnome;uf\r\nCasa do Açude;CE\r\n');
const xlsx = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(90_000, 7)]);

let bff: Bff;
let token = '';
beforeAll(async () => {
  bff = await Bff.start();
  token = await bff.government.token();
});
afterAll(() => bff.stop());
beforeEach(() => bff.government.reset());

const responder = (bytes: Buffer, type: string, disposition?: string) =>
  bff.government.on(EXPORTACAO, (_request, response) => {
    response.writeHead(200, { 'content-type': type, ...(disposition && { 'content-disposition': disposition }) });
    response.end(bytes);
  });
const baixar = (headers: Record<string, string> = {}) =>
  bff.asBearer(token, 'GET', `/api${EXPORTACAO}?formato=csv&uf=CE`, { headers });

describe('a planilha que se baixa', () => {
  it.each([
    ['CSV', csv, 'text/csv; charset=utf-8', 'lotacoes.csv'],
    ['XLSX', xlsx, XLSX, 'lotacoes.xlsx'],
  ])('%s chega inteira, para salvar e nunca para abrir aqui', async (_nome, bytes, type, nome) => {
    responder(bytes, type, `attachment; filename="${nome}"`);
    const { status, headers } = await baixar();
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename="${nome}"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it.each([
    ['sem nome', undefined],
    ['que se mostraria', 'inline; filename="lotacoes.csv.html"'],
    ['de outra extensão', 'attachment; filename="lotacoes.html"'],
    ['com caminho', 'attachment; filename="../../lotacoes.csv"'],
  ])('a %s ganha um nome nosso', async (_nome, disposition) => {
    responder(csv, 'text/csv', disposition);
    expect((await baixar()).headers['content-disposition']).toBe('attachment; filename="arquivo.csv"');
  });

  it.each([
    ['HTML', Buffer.from('<html></html>'), 'text/html'],
    ['HTML que se diz CSV', Buffer.from('<html><script>1</script></html>'), 'text/csv'],
    ['HTML que se diz XLSX', Buffer.from('<html><script>1</script></html>'), XLSX],
    ['JSON', Buffer.from('{"a":1}'), 'application/json'],
  ])('%s é 502', async (_nome, bytes, type) => {
    responder(bytes, type);
    expect((await baixar()).status).toBe(502);
  });

  it('um link da própria página baixa sem X-CSRF; de outro lugar, não', async () => {
    responder(csv, 'text/csv', 'attachment; filename="lotacoes.csv"');
    const link = (fetchSite: string) =>
      bff.call('GET', `/api${EXPORTACAO}?formato=csv`, {
        headers: { cookie: `CONTROLE_DE_ACESSO_TOKEN=${token}`, 'sec-fetch-site': fetchSite },
      });
    expect((await link('same-origin')).status).toBe(200);
    expect(await Promise.all(['same-site', 'cross-site', 'none'].map(async site => (await link(site)).status))).toEqual(
      [403, 403, 403],
    );
  });

  it('quem não pode exportar não chega ao servidor', async () => {
    const fiscal = await bff.government.token({ ...gestora, authorities: ['AL_FISCAL'] });
    expect((await bff.asBearer(fiscal, 'GET', `/api${EXPORTACAO}`)).status).toBe(403);
    expect(bff.government.calls(EXPORTACAO)).toEqual([]);
  });
});

describe('a planilha que se envia', () => {
  const IMPORTACAO = '/ms-alipen/lotacoes/importacoes';
  const enviar = (type: string, body: Buffer) =>
    bff.asBearer(token, 'POST', `/api${IMPORTACAO}?simular=true`, { headers: { 'content-type': type }, raw: body });

  it('XLSX e CSV passam como vieram; outro tipo é 415 e 50 MB é 413, sem chamar o servidor', async () => {
    const relatorio = {
      simulada: true,
      linhas: 0,
      novas: 0,
      alteradas: 0,
      iguais: 0,
      recusadas: [],
      colunas: [],
      alteracoes: [],
    };
    bff.government.json(IMPORTACAO, 200, relatorio);
    expect([(await enviar(XLSX, xlsx)).status, (await enviar('text/csv', csv)).status]).toEqual([200, 200]);
    expect(bff.government.calls(IMPORTACAO)[0]?.headers['content-type']).toBe(XLSX);
    expect((await enviar('application/zip', xlsx)).status).toBe(415);
    expect((await enviar(XLSX, Buffer.alloc(50 * 1024 * 1024))).status).toBe(413);
    expect(bff.government.calls(IMPORTACAO)).toHaveLength(2);
  });
});
