import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { prepararServidor, type Quem } from './kit/servidor.ts';

type Schemas = components['schemas'];
const URL = '/ms-alipen/importacoes-mapa';
const JUNHO = '2026-06';
/** Four meals, for inmates and staff. */
const colunas = 8;

describe('o mapa de um mês importado', () => {
  const servidor = prepararServidor();
  let lotacaoId: number;

  const texto = (numero = 100, dias = 30) =>
    Array.from({ length: dias }, (_, i) =>
      [String(i + 1).padStart(2, '0'), ...Array(colunas).fill(numero)].join('\t'),
    ).join('\n');
  const importar = (corpo: object, { simular = false, quem = 'gestora' as Quem } = {}) =>
    servidor
      .como(quem)
      .post(URL)
      .query({ simular })
      .send({ lotacaoId, mes: JUNHO, texto: texto(), ...corpo });
  const gravadas = () =>
    rows<{ dias: number; soma: number }>(
      servidor.database,
      sql`select count(distinct data)::int as dias, coalesce(sum(quantidade), 0)::int as soma
        from quantidades_importadas where lotacao_id = ${lotacaoId}`,
    );

  beforeAll(async () => {
    const [unidade] = await rows<{ id: number }>(
      servidor.database,
      sql`select lotacao_id as id from usuarios where cpf = '52998224725'`,
    );
    lotacaoId = unidade?.id ?? 0;
    await servidor.database.execute(sql`
      insert into efetivos_diarios (lotacao_id, data, internos, servidores_plantao, servidores_expediente, fonte, capturado_em)
      values (${lotacaoId}, '2026-06-01', 95, 6, 12, 'MANUAL', now()) on conflict (lotacao_id, data) do update set internos = 95`);
  });

  it('o ensaio mostra o mês ao lado do efetivo e não grava nada', async () => {
    const { body } = await importar({}, { simular: true }).expect(200);
    const lido = body as Schemas['ImportacaoMapa'];
    expect(lido).toMatchObject({ simulada: true, substitui: false, erros: [] });
    expect(lido.dias).toHaveLength(30);
    expect(lido.dias[0]).toMatchObject({ data: '2026-06-01', internos: 95, temPedido: false });
    expect([lido.dias[0]?.diferencas[0], lido.dias[0]?.faixas?.[0]]).toEqual([5, 'ACIMA']);
    expect(await gravadas()).toEqual([{ dias: 0, soma: 0 }]);
  });

  it('o ensaio compara os servidores como o mapa daquele dia comparará (R16 como no campo)', async () => {
    const { body: antes } = await importar({}, { simular: true }).expect(200);
    await servidor.database.execute(
      sql`insert into parametros (chave) values ('baseServidores') on conflict do nothing`,
    );
    await servidor.database.execute(sql`
      insert into vigencias_parametro (chave, vale_de, valor) values ('baseServidores', '2026-06-01', '"EFETIVO_INTERNO"'::jsonb)`);
    const { body: depois } = await importar({}, { simular: true }).expect(200);
    await servidor.database.execute(
      sql`delete from vigencias_parametro where chave = 'baseServidores' and vale_de = '2026-06-01'`,
    );
    // 100 asked for, with 18 staff and 95 inmates.
    const [interno, servidor_] = [0, 1];
    const [dia, mesmo] = [antes.dias[0], depois.dias[0]] as Schemas['DiaImportado'][];
    expect([dia?.diferencas[servidor_], dia?.faixas?.[servidor_]]).toEqual([82, 'MUITO_ACIMA']);
    expect([mesmo?.diferencas[servidor_], mesmo?.faixas?.[servidor_]]).toEqual([5, 'MUITO_ACIMA']);
    expect([mesmo?.diferencas[interno], mesmo?.faixas?.[interno]]).toEqual([5, 'ACIMA']);
  });

  it('importado, grava todos os dias com preço congelado; importar de novo substitui, e o texto de antes fica', async () => {
    await importar({}).expect(200);
    expect(await gravadas()).toEqual([{ dias: 30, soma: 30 * 100 * colunas }]);
    const { body } = await importar({ texto: texto(90) }).expect(200);
    expect(body).toMatchObject({ simulada: false, substitui: true });
    expect(await gravadas()).toEqual([{ dias: 30, soma: 30 * 90 * colunas }]);
    // The same numbers day after day are an alert, as in orders.
    const { body: dia } = await servidor
      .como('gestora')
      .get('/ms-alipen/mapa-diario')
      .query({ data: '2026-06-20', lotacaoId })
      .expect(200);
    const { linhas } = dia as Schemas['MapaDiario'];
    const unidade = linhas.find(({ lotacao }) => lotacao.id === lotacaoId);
    expect(unidade?.alertas.map(({ tipo }) => tipo)).toContain('NUMEROS_REPETIDOS');
    const textos = await rows<{ vigente: boolean }>(
      servidor.database,
      sql`select substituida_em is null as vigente from importacoes_mapa order by id`,
    );
    expect(textos.map(({ vigente }) => vigente)).toEqual([false, true]);
    const [evento] = await rows<{ n: number }>(
      servidor.database,
      sql`select count(*)::int as n from eventos where acao = 'importarMapaDoMes'`,
    );
    expect(evento?.n).toBe(2);
  });

  it('o mapa do mês conta o importado como aceito, e como nada mais', async () => {
    await importar({}).expect(200);
    const mapaDe = async (base: string): Promise<Schemas['MapaDoMes']> =>
      (
        await servidor
          .como('gestora')
          .get('/ms-alipen/mapa-diario/mes')
          .query({ mes: JUNHO, lotacaoId, base })
          .expect(200)
      ).body;
    const aceita = await mapaDe('ACEITA');
    expect(aceita.linhas).toHaveLength(30);
    expect(aceita.totais.total).toBe(30 * 100 * colunas);
    expect(aceita.parcial).toBe(false);
    const [valor] = await rows<{ centavos: number }>(
      servidor.database,
      sql`select sum(quantidade::bigint * coalesce(preco_centavos, 0))::float8 as centavos from quantidades_importadas where lotacao_id = ${lotacaoId}`,
    );
    expect(aceita.totais.brutoCentavos).toBe(valor?.centavos);
    expect((await mapaDe('SOLICITADA')).totais.total).toBe(0);
    const { body } = await servidor
      .como('gestora')
      .get('/ms-alipen/mapa-diario/consolidado')
      .query({ mes: JUNHO, lotacoes: String(lotacaoId) })
      .expect(200);
    expect(body.totais.total).toBe(aceita.totais.total);
    expect(body.linhas[0].diasComPedido).toBe(30);
  });

  it('o dia que tem pedido não é importado', async () => {
    const [pedido] = await rows<{ id: number; data: string }>(
      servidor.database,
      sql`select id, data_refeicao::text as data from pedidos where lotacao_id = ${lotacaoId} and situacao = 'ENCERRADO' or situacao = 'ENTREGUE' order by id limit 1`,
    );
    if (!pedido) throw new Error('sem pedido');
    await servidor.database.execute(
      sql`update pedidos set data_refeicao = '2026-06-10', lotacao_id = ${lotacaoId} where id = ${pedido.id}`,
    );
    const { body } = await importar({}).expect(200);
    expect(body.dias[9]).toMatchObject({ data: '2026-06-10', temPedido: true });
    expect((await gravadas())[0]?.dias).toBe(29);
  });

  it('com erro, o ensaio diz cada um na linha e a importação é recusada inteira', async () => {
    const errado = { texto: `${texto(100, 31)}` };
    const { body: ensaio } = await importar(errado, { simular: true }).expect(200);
    expect(ensaio.erros).toEqual([{ linha: 31, motivo: 'Não existe dia 31: junho de 2026 tem 30 dias.' }]);
    const { body } = await importar(errado).expect(422);
    expect(body.errors).toEqual([{ pointer: '/texto/31', detail: 'Não existe dia 31: junho de 2026 tem 30 dias.' }]);
  });

  it('sobre um dia fechado, o ensaio o diz e a importação é recusada em palavras', async () => {
    await servidor.database.execute(sql`
      insert into fechamentos_mapa (lotacao_id, data, versao, sequencia, situacao, conteudo, selos, hash, hash_anterior,
        codigo, fechado_em, fechado_por)
      values (${lotacaoId}, '2026-06-20', 1, 1000, 'FECHADO', '{}', '', repeat('0', 64), repeat('0', 64),
        repeat('AAAA-', 6) || 'AAAA', now(), (select min(id) from usuarios))`);
    const { body: ensaio } = await importar({}, { simular: true }).expect(200);
    expect(ensaio.erros).toEqual([
      {
        linha: null,
        motivo:
          'Um dia deste mês está fechado, a começar por 20/06/2026. Peça a reabertura ao gestor antes de importar.',
      },
    ]);
    const { body } = await importar({}).expect(409);
    expect(body.detail).toBe('O dia 20/06/2026 está fechado. Peça a reabertura ao gestor.');
    await servidor.database.execute(sql`alter table fechamentos_mapa disable trigger all`);
    await servidor.database.execute(sql`delete from fechamentos_mapa where sequencia = 1000`);
    await servidor.database.execute(sql`alter table fechamentos_mapa enable trigger all`);
  });

  it('mês que não terminou, lotação que não existe e quem não é gestor são recusados', async () => {
    const agora = new Date().toISOString().slice(0, 7);
    const { body: cedo } = await importar({ mes: agora }).expect(422);
    expect(cedo.detail).toMatch(/^O mês de [a-zç]+ de \d{4} ainda não terminou\. /);
    await importar({ lotacaoId: 999_999 }).expect(404);
    for (const quem of ['solicitante', 'atendimento', 'monitoramento', 'fiscal'] as const) {
      await importar({}, { quem }).expect(403);
    }
  });

  it('a pessoa diz de que é cada número, e o que disse fica guardado com o texto', async () => {
    const { body: ensaio } = await importar({}, { simular: true }).expect(200);
    const [cafe, , almoco] = (ensaio as Schemas['ImportacaoMapa']).numeros?.map(({ coluna }) => coluna) ?? [];
    const escolhidas = [almoco, null, cafe, ...Array(5).fill(null)];
    const { body } = await importar({ texto: texto(70), colunas: escolhidas }).expect(200);
    expect(body.colunas.map(({ refeicao }: { refeicao: string }) => refeicao)).toEqual(['Almoço', 'Café da manhã']);
    expect(body.dias[0].quantidades).toEqual([70, 70]);
    expect((await gravadas())[0]?.soma).toBe(29 * 2 * 70);
    const [guardada] = await rows(
      servidor.database,
      sql`select colunas from importacoes_mapa where substituida_em is null and lotacao_id = ${lotacaoId}`,
    );
    expect(guardada).toEqual({ colunas: escolhidas });
    const { body: recusa } = await importar({ colunas: Array(8).fill(almoco) }).expect(422);
    expect(recusa.errors).toEqual([
      {
        pointer: '/texto',
        detail: 'Almoço interno está em dois números. Deixe em um só, e os outros como “Não importar”.',
      },
    ]);
    await importar({ colunas: [{ tipoAlimentacaoId: 'um' }] }).expect(422);
  });

  it('o título de outra unidade ou de outro mês é recusado em palavras; o de agora é dito', async () => {
    const { body: certo } = await importar(
      { texto: `Unidade Prisional São Lourenço 1 — junho/2026\n${texto()}\nDiretor` },
      { simular: true },
    ).expect(200);
    expect(certo).toMatchObject({
      erros: [],
      foraDosDias: [
        { linha: 1, leitura: 'Diz a unidade escolhida. Diz o mês escolhido.' },
        { linha: 32, texto: 'Diretor', leitura: 'Não foi usada.' },
      ],
    });
    const [outra] = await rows<{ nome: string }>(
      servidor.database,
      sql`select nome from lotacoes where id <> ${lotacaoId} order by id desc limit 1`,
    );
    const { body } = await importar({ texto: `${outra?.nome}\nMaio de 2026\n${texto()}` }).expect(422);
    expect(body.errors).toEqual([
      {
        pointer: '/texto/1',
        detail: `O título diz ${outra?.nome}, e a unidade escolhida é Unidade Prisional São Lourenço 1. Escolha a unidade certa, ou retire esta linha se ela não é deste mapa.`,
      },
      {
        pointer: '/texto/2',
        detail:
          'O título diz maio de 2026, e o mês escolhido é junho de 2026. Escolha o mês certo, ou retire esta linha se ela não é deste mapa.',
      },
    ]);
  });

  it('por que este valor: quem importou, a linha como veio, e o que vale cada número', async () => {
    await importar({ texto: texto(70) }).expect(200);
    const { body } = await servidor
      .como('gestora')
      .get('/ms-alipen/mapa-diario/origem')
      .query({ data: '2026-06-05', lotacaoId })
      .expect(200);
    const { importacao, linha }: Schemas['OrigemDoMapa'] = body;
    expect(importacao).toMatchObject({ importadaPor: 'Marina Duarte', linha: texto(70).split('\n')[4] });
    expect(importacao?.celulas).toHaveLength(8);
    expect(importacao?.celulas.reduce((soma, { valorCentavos }) => soma + valorCentavos, 0)).toBe(linha.brutoCentavos);
  });

  it('a mesma chave importa uma vez', async () => {
    const uma = () => importar({ texto: texto(80) }).set('idempotency-key', 'importar-junho');
    await uma().expect(200);
    const { headers } = await uma().expect(200);
    expect(headers['idempotency-replayed']).toBe('true');
  });
});
