import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { ContratosTarefas } from '../src/contratos/contratos.tarefas.ts';
import { rows } from '../src/database/database.ts';
import { dia, prepararServidor, type Quem } from './kit/servidor.ts';

type Notificacao = components['schemas']['Notificacao'];

describe('o que o gestor fica sabendo de contratos', () => {
  const servidor = prepararServidor();
  const avisos = () => servidor.app.get(ContratosTarefas);
  const abertas = async (quem: Quem, evento: string): Promise<Notificacao[]> => {
    const { body } = await servidor.como(quem).get('/ms-alipen/notificacoes?tamanho=100').expect(200);
    const itens: Notificacao[] = body.itens;
    return itens.filter(item => item.evento === evento && item.resolvidaEm === null);
  };

  it('o contrato que termina em 30 dias é um alerta, uma vez; o que vem depois dele o encerra', async () => {
    const [contrato] = await rows<{ id: number; numero: string }>(
      servidor.database,
      sql`select id, numero from contratos where encerrado_em is null order by id limit 1`,
    );
    if (!contrato) throw new Error('sem contrato');
    await servidor.database.execute(
      sql`update contratos set vigencia_fim = ${dia(20)}::date where id = ${contrato.id}`,
    );
    await avisos().dizerContratos();
    expect(await avisos().dizerContratos()).toBe(0);
    const doContrato = async () =>
      (await abertas('gestora', 'CONTRATO_30_DIAS')).filter(({ titulo }) => titulo.includes(contrato.numero));
    expect(await doContrato()).toMatchObject([
      {
        tipo: 'ALERTA',
        titulo: `Contrato ${contrato.numero} termina em até 30 dias`,
        lotacao: null,
        dataRefeicao: null,
      },
    ]);
    expect(await abertas('atendimento', 'CONTRATO_30_DIAS')).toEqual([]);

    await servidor.database.execute(sql`
      insert into contratos (numero, processo, lote, fornecedor_id, vigencia_inicio, vigencia_fim, valor_total_centavos,
        contrato_anterior_id)
      select '999/2027', processo, lote, fornecedor_id, vigencia_fim + 1, vigencia_fim + 366, valor_total_centavos, id
      from contratos where id = ${contrato.id}`);
    await avisos().dizerContratos();
    expect(await doContrato()).toEqual([]);
  });

  it('o saldo que passa do limite alerta, e deixa de alertar quando o valor cresce', async () => {
    const valor = (centavos: number) =>
      servidor.database.execute(sql`update contratos set valor_total_centavos = ${centavos}`);
    await valor(1);
    await avisos().dizerContratos();
    const alertas = await abertas('gestora', 'SALDO_EM_ALERTA');
    expect(alertas.length).toBeGreaterThan(0);
    expect(alertas[0]?.titulo).toMatch(/^Contrato .+: \d+ % executado$/);
    await valor(900_000_000_000);
    await avisos().dizerContratos();
    expect(await abertas('gestora', 'SALDO_EM_ALERTA')).toEqual([]);
  });
});
