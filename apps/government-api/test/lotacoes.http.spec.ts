import { eq } from 'drizzle-orm';
import { eventos } from '../src/audit/audit.schema.ts';
import { TokensService } from '../src/auth/tokens.service.ts';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { dia, prepararServidor } from './kit/servidor.ts';

describe('lotações', () => {
  const servidor = prepararServidor();
  const nomes = (body: { itens: { nome: string }[] }) => body.itens.map(({ nome }) => nome);
  const idDe = async (codigo: string) =>
    (await servidor.database.select().from(lotacoes).where(eq(lotacoes.codigo, codigo)))[0]?.id ?? 0;

  it('quem não solicita vê todas, por nome, em páginas', async () => {
    const { body } = await servidor.como('monitoramento').get('/ms-alipen/lotacoes').expect(200);
    expect([body.total, body.itens.length, body.pagina, body.tamanho]).toEqual([10, 10, 1, 50]);
    expect(nomes(body).slice(0, 3)).toEqual([
      'Cadeia Pública de Vila do Juçaral',
      'Casa de Acolhida Boa Travessia',
      'Central de Flagrantes de São Lourenço',
    ]);
    const segunda = await servidor.como('monitoramento').get('/ms-alipen/lotacoes?pagina=2&tamanho=2');
    expect([segunda.body.total, ...nomes(segunda.body)]).toEqual([10, nomes(body)[2], nomes(body)[3]]);
    const quase = await servidor.como('monitoramento').get('/ms-alipen/lotacoes?pagina=3&tamanho=3');
    expect(nomes(quase.body)).toEqual(nomes(body).slice(6, 9));
    const alem = await servidor.como('monitoramento').get('/ms-alipen/lotacoes?pagina=99');
    expect([alem.body.total, alem.body.itens]).toEqual([10, []]);
  });

  it.each([
    ['sao lourenco 1', 1],
    ['SÃO LOURENÇO', 4],
    ['upsl', 2],
    ['juçaral', 2],
    ['100%', 0],
    ['_', 0],
    ["' or 1=1 --", 0],
  ])('a busca "%s" acha %i', async (busca, quantas) => {
    const { body } = await servidor.como('gestora').get('/ms-alipen/lotacoes').query({ busca }).expect(200);
    expect([body.total, body.itens.length]).toEqual([quantas, quantas]);
  });

  it('filtra por UF', async () => {
    expect((await servidor.como('gestora').get('/ms-alipen/lotacoes?uf=MA')).body.total).toBe(10);
    expect((await servidor.como('gestora').get('/ms-alipen/lotacoes?uf=PA')).body.total).toBe(0);
    expect((await servidor.como('gestora').get('/ms-alipen/lotacoes?uf=XX')).status).toBe(422);
  });

  it('a solicitante vê só a sua, na lista e no detalhe', async () => {
    const { body } = await servidor.como('solicitante').get('/ms-alipen/lotacoes').expect(200);
    expect(nomes(body)).toEqual(['Unidade Prisional São Lourenço 1']);
    const { body: uma } = await servidor.como('solicitante').get(`/ms-alipen/lotacoes/${body.itens[0].id}`).expect(200);
    expect(uma).toEqual({
      id: body.itens[0].id,
      codigo: 'UPSL-1',
      nome: 'Unidade Prisional São Lourenço 1',
      sigla: null,
      tipo: 'UNIDADE_PRISIONAL',
      municipio: 'São Lourenço da Ilha',
      uf: 'MA',
      fusoHorario: 'America/Fortaleza',
      endereco: null,
      telefone: '(98) 3200-0102',
      email: null,
      responsavelNome: null,
      capacidade: 320,
      lotacaoPrincipal: null,
      ativa: true,
      versao: 1,
    });
  });

  it('a lotação de outros é 403 e a tentativa fica na trilha', async () => {
    const alheia = await idDe('DPSL-1');
    const resposta = await servidor
      .como('solicitante')
      .get(`/ms-alipen/lotacoes/${alheia}`)
      .set('x-request-id', 'tentativa-1');
    expect([resposta.status, resposta.body.type]).toEqual([403, '/problemas/lotacao-alheia']);
    const trilha = await servidor.database.select().from(eventos).where(eq(eventos.requestId, 'tentativa-1'));
    expect(trilha).toMatchObject([
      {
        acao: 'obterLotacao',
        entidade: 'lotacoes',
        entidadeId: String(alheia),
        matricula: '318642',
        dados: { recusa: 'lotacao-alheia' },
      },
    ]);
  });

  it('com várias autoridades vale a união: lê todas pelo monitoramento, escreve só na sua (15.22)', async () => {
    const [sua, alheia] = [await idDe('UPSL-1'), await idDe('DPSL-1')];
    const token = await servidor.app.get(TokensService).issue({
      usuarioId: 1,
      nome: 'Duas Funções',
      matricula: '500001',
      authorities: ['SOLICITANTE', 'AL_MONITORAMENTO'],
      lotacaoId: sua,
      nomeLotacao: 'x',
    });
    const chamar = () => servidor.http().auth(token, { type: 'bearer' });
    expect((await chamar().get('/ms-alipen/lotacoes')).body.total).toBe(10);
    const numeros = { internos: 1, servidoresPlantao: 1, servidoresExpediente: 1 };
    const informar = (id: number) =>
      chamar()
        .put(`/ms-alipen/lotacoes/${id}/efetivos/${dia(0)}`)
        .send(numeros);
    expect([(await informar(sua)).status, (await informar(alheia)).status]).toEqual([200, 403]);
  });

  it('a que não existe é 404', async () => {
    expect((await servidor.como('gestora').get('/ms-alipen/lotacoes/9999')).status).toBe(404);
  });

  it('a trilha só recebe acréscimos', async () => {
    await expect(servidor.database.delete(eventos)).rejects.toThrow();
    await expect(servidor.database.update(eventos).set({ acao: 'x' })).rejects.toThrow();
  });
});
