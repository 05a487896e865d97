import { sql } from 'drizzle-orm';
import { lotacoes } from '../src/lotacoes/lotacoes.schema.ts';
import { prepararServidor } from './kit/servidor.ts';

type Item = {
  id: number;
  em: string;
  acao: string;
  entidade: string;
  pessoa: { nome: string; matricula: string } | null;
};

describe('o histórico', () => {
  const servidor = prepararServidor();
  const ler = async (query: Record<string, string | number>) =>
    (await servidor.como('gestora').get('/ms-alipen/historico').query(query).expect(200)).body as {
      itens: Item[];
      proximo: number | null;
    };

  beforeAll(async () => {
    await servidor.database.execute(sql`
      insert into eventos (em, usuario_id, matricula, acao, entidade, entidade_id, dados)
      select timestamptz '2020-01-01T03:00:00Z' + n * interval '30 minutes',
             (select id from usuarios where matricula = case n % 2 when 0 then '318642' else '204817' end),
             case n % 2 when 0 then '318642' else '204817' end,
             case n % 3 when 0 then 'alterarLotacao' else 'criarLotacao' end,
             case n % 5 when 0 then 'contratos' else 'lotacoes' end, (n % 7)::text,
             jsonb_build_object('alteracoes', jsonb_build_array(jsonb_build_object('campo', 'nome', 'antes', null, 'depois', n)))
      from generate_series(0, 479) n`);
  });

  it('vem do mais novo ao mais antigo, e as páginas não repetem nem pulam', async () => {
    const vistos: number[] = [];
    let antesDe: number | null = null;
    do {
      const pagina = await ler({ de: '2020-01-01', ate: '2020-01-10', tamanho: 100, ...(antesDe && { antesDe }) });
      vistos.push(...pagina.itens.map(({ id }) => id));
      antesDe = pagina.proximo;
    } while (antesDe);
    expect(vistos).toHaveLength(480);
    expect(vistos).toEqual([...new Set(vistos)].sort((a, b) => b - a));
  });

  it('filtra pelo dia de Brasília, por objeto, pessoa e ação', async () => {
    const dia = await ler({ de: '2020-01-02', ate: '2020-01-02', tamanho: 200 });
    expect(dia.itens).toHaveLength(48);
    expect([dia.itens.at(-1)?.em, dia.itens[0]?.em]).toEqual(['2020-01-02T03:00:00.000Z', '2020-01-03T02:30:00.000Z']);
    const periodo = { de: '2020-01-01', ate: '2020-01-10', tamanho: 200 };
    expect((await ler({ ...periodo, entidade: 'contratos' })).itens).toHaveLength(96);
    expect((await ler({ ...periodo, entidade: 'contratos', entidadeId: '3' })).itens.length).toBeLessThan(20);
    const acoes = (await ler({ ...periodo, acao: 'alterarLotacao' })).itens;
    expect([acoes.length, new Set(acoes.map(({ acao }) => acao))]).toEqual([160, new Set(['alterarLotacao'])]);
    const matricula = (await ler({ ...periodo, pessoa: '318642', acao: 'alterarLotacao' })).itens;
    expect([matricula.length, new Set(matricula.map(({ pessoa }) => pessoa?.matricula))]).toEqual([
      80,
      new Set(['318642']),
    ]);
    const nome = matricula[0]?.pessoa?.nome ?? '';
    const semAcento = nome.normalize('NFD').replaceAll(/\p{M}/gu, '').toUpperCase();
    expect((await ler({ ...periodo, pessoa: semAcento, acao: 'alterarLotacao' })).itens).toHaveLength(80);
    expect((await ler({ ...periodo, pessoa: 'ninguém assim' })).itens).toEqual([]);
  });

  it('as recusas também estão aqui', async () => {
    const [alheia] = await servidor.database.select().from(lotacoes).where(sql`codigo = 'DPSL-1'`);
    await servidor.como('solicitante').get(`/ms-alipen/lotacoes/${alheia?.id}`);
    expect((await ler({ entidade: 'lotacoes', entidadeId: String(alheia?.id), tamanho: 1 })).itens).toMatchObject([
      { acao: 'obterLotacao', alteracoes: [], dados: { recusa: 'lotacao-alheia' }, pessoa: { matricula: '318642' } },
    ]);
  });

  it('exporta o que o filtro acha', async () => {
    const { text } = await servidor
      .como('gestora')
      .get('/ms-alipen/historico/exportacao?formato=csv&de=2020-01-01&ate=2020-01-10&entidade=contratos')
      .expect(200);
    const linhas = text.trim().split('\r\n');
    expect(linhas).toHaveLength(97);
    expect(linhas[1]).toMatch(/;Nome: \(vazio\) → \d+/);
  });

  it.each([
    ['registro sem tabela', { entidadeId: '1' }, 'Diga de que tabela é o registro.'],
    ['período ao contrário', { de: '2020-02-01', ate: '2020-01-01' }, 'O fim do período vem antes do começo.'],
  ])('recusa %s', async (_nome, query, detail) => {
    const resposta = await servidor.como('gestora').get('/ms-alipen/historico').query(query);
    expect([resposta.status, resposta.body.detail]).toEqual([422, detail]);
  });
});
