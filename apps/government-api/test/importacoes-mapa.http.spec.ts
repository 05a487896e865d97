import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { rows } from '../src/database/database.ts';
import { prepararServidor, type Quem } from './kit/servidor.ts';

type Schemas = components['schemas'];
const URL = '/ms-alipen/importacoes-mapa';
const JUNHO = '2026-06';

describe('o mapa de um mês importado', () => {
  const servidor = prepararServidor();
  let lotacaoId: number;
  let colunas: number;

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
    const { body } = await servidor
      .como('gestora')
      .post(URL)
      .query({ simular: true })
      .send({ lotacaoId, mes: JUNHO, texto: '' })
      .expect(200);
    colunas = body.colunas.length;
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
    expect(lido.dias[0]?.diferencas[0]).toBe(5);
    expect(await gravadas()).toEqual([{ dias: 0, soma: 0 }]);
  });

  it('importado, grava todos os dias com preço congelado; importar de novo substitui, e o texto de antes fica', async () => {
    await importar({}).expect(200);
    expect(await gravadas()).toEqual([{ dias: 30, soma: 30 * 100 * colunas }]);
    const { body } = await importar({ texto: texto(90) }).expect(200);
    expect(body).toMatchObject({ simulada: false, substitui: true });
    expect(await gravadas()).toEqual([{ dias: 30, soma: 30 * 90 * colunas }]);
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
    await importar({ mes: agora }).expect(422);
    await importar({ lotacaoId: 999_999 }).expect(404);
    for (const quem of ['solicitante', 'atendimento', 'monitoramento', 'fiscal'] as const) {
      await importar({}, { quem }).expect(403);
    }
  });

  it('a mesma chave importa uma vez', async () => {
    const uma = () => importar({ texto: texto(80) }).set('idempotency-key', 'importar-junho');
    await uma().expect(200);
    const { headers } = await uma().expect(200);
    expect(headers['idempotency-replayed']).toBe('true');
  });
});
