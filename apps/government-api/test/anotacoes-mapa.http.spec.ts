import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { baixarPronto } from './kit/arquivo.ts';
import { textoDoZip } from './kit/planilha.ts';
import { dia, prepararServidor, type Quem } from './kit/servidor.ts';

type Schemas = components['schemas'];
const DIA = dia(-3);

describe('as anotações do mapa', () => {
  const servidor = prepararServidor();
  let lotacaoId: number;
  let celula: { tipoAlimentacaoId: number; tipoPublicoId: number };

  const anotar = (
    texto: string,
    { quem = 'solicitante', ...resto }: Partial<Schemas['NovaAnotacaoMapa']> & { quem?: Quem } = {},
  ) =>
    servidor
      .como(quem)
      .post(`/ms-alipen/lotacoes/${lotacaoId}/anotacoes-mapa`)
      .send({ data: DIA, ...celula, texto, ...resto });
  const retirar = (id: number, quem: Quem) =>
    servidor.como(quem).post(`/ms-alipen/anotacoes-mapa/${id}/retirada`).send({});
  const listar = async (mais: object = {}, quem: Quem = 'gestora'): Promise<Schemas['AnotacaoMapa'][]> =>
    (
      await servidor
        .como(quem)
        .get('/ms-alipen/anotacoes-mapa')
        .query({ de: DIA, ate: DIA, ...mais })
        .expect(200)
    ).body.itens;

  beforeAll(async () => {
    const [unidade] = await rows<{ id: number }>(
      servidor.database,
      sql`select lotacao_id as id from usuarios where cpf = '52998224725'`,
    );
    lotacaoId = unidade?.id ?? 0;
    const { body } = await servidor
      .como('gestora')
      .get('/ms-alipen/mapa-diario')
      .query({ data: DIA, lotacaoId })
      .expect(200);
    const { tipoAlimentacaoId, tipoPublicoId } = body.colunas[2];
    celula = { tipoAlimentacaoId, tipoPublicoId };
  });
  beforeEach(() => servidor.database.execute(sql`delete from anotacoes_mapa`));

  it('fica na célula com quem escreveu e quando, e o dia inteiro também se anota', async () => {
    const { body } = await anotar('Visita do juiz: 12 almoços a mais.').expect(201);
    await anotar('Faltou água até as 10h.', { tipoAlimentacaoId: null, tipoPublicoId: null }).expect(201);
    expect(body).toMatchObject({ ...celula, refeicao: 'Almoço', publico: 'Interno', acoes: ['retirar'] });
    expect(Math.abs(Date.parse(body.em) - Date.now())).toBeLessThan(60_000);
    const escritas = await listar({ lotacaoId });
    expect(escritas.map(({ refeicao, texto, por }) => [refeicao, texto, por])).toEqual([
      ['Almoço', 'Visita do juiz: 12 almoços a mais.', body.por],
      [null, 'Faltou água até as 10h.', body.por],
    ]);
  });

  it('retirada, sai do mapa e continua no histórico, com quem a retirou', async () => {
    const { body } = await anotar('Engano.').expect(201);
    await retirar(body.id, 'solicitante').expect(200);
    expect(await listar()).toEqual([]);
    expect(await listar({ retiradas: true })).toMatchObject([{ texto: 'Engano.', retiradaPor: body.por, acoes: [] }]);
    const recusa = await retirar(body.id, 'solicitante').expect(409);
    expect(recusa.body.detail).toBe('Esta anotação já foi retirada.');
    const eventos = await rows<{ acao: string }>(
      servidor.database,
      sql`select acao from eventos where entidade = 'anotacoes_mapa' and entidade_id = ${String(body.id)} order by id`,
    );
    expect(eventos.map(({ acao }) => acao)).toEqual(['anotarMapa', 'retirarAnotacaoMapa']);
  });

  it('só quem a escreveu e o gestor a retiram', async () => {
    const { body } = await anotar('Do atendimento.', { quem: 'atendimento' }).expect(201);
    const recusa = await retirar(body.id, 'monitoramento').expect(403);
    expect(recusa.body.detail).toContain('ou o gestor');
    await retirar(body.id, 'gestora').expect(200);
  });

  it('quem é de uma unidade só anota e só lê as da sua', async () => {
    await anotar('De fora.', { quem: 'outraSolicitante' }).expect(403);
    await anotar('Nossa.').expect(201);
    expect(await listar({}, 'outraSolicitante')).toEqual([]);
    await servidor.como('fiscal').get('/ms-alipen/anotacoes-mapa').query({ de: DIA, ate: DIA }).expect(403);
  });

  it('meia célula, refeição que não existe, texto vazio e período grande são ditos em palavras', async () => {
    const { body } = await anotar('x', { tipoPublicoId: null }).expect(422);
    expect(body.detail).toBe('Diga a refeição e o público, ou nenhum dos dois.');
    await anotar('x', { tipoAlimentacaoId: 999_999 }).expect(422);
    await anotar('   ').expect(422);
    const query = { de: '2026-01-01', ate: '2026-02-28' };
    await servidor.como('gestora').get('/ms-alipen/anotacoes-mapa').query(query).expect(422);
  });

  it('vai como comentário da célula na planilha', async () => {
    const { body: escrita } = await anotar('Visita & audiência').expect(201);
    const parametros = { mes: DIA.slice(0, 7), lotacaoId };
    const { bytes } = await baixarPronto(servidor, 'gestora', { tipo: 'MAPA_XLSX', parametros });
    const linha = 9 + Number(DIA.slice(8));
    const comentarios = textoDoZip(bytes, 'xl/comments1.xml');
    expect(comentarios).toContain(`ref="G${linha}"`);
    expect(comentarios).toContain(`${escrita.por}: Visita &amp; audiência`);
  });

  it('fechado o dia, o que estava escrito fica congelado, e não se anota nem se retira mais', async () => {
    const { body: escrita } = await anotar('Visita do juiz.').expect(201);
    const fechamento = `/ms-alipen/lotacoes/${lotacaoId}/fechamentos/${DIA}`;
    await servidor.como('gestora').post(fechamento).set('if-match', '"0"').send({}).expect(200);
    const [versao] = await rows<{ anotacoes: unknown }>(
      servidor.database,
      sql`select conteudo->'anotacoes' as anotacoes from fechamentos_mapa where lotacao_id = ${lotacaoId} and data = ${DIA}`,
    );
    expect(versao?.anotacoes).toEqual([{ onde: 'Almoço · Interno', texto: 'Visita do juiz.', por: escrita.por }]);
    const { body } = await anotar('Tarde demais.').expect(409);
    expect(body.detail).toMatch(/está fechado\. Peça a reabertura ao gestor\.$/);
    await retirar(escrita.id, 'gestora').expect(409);
  });
});
