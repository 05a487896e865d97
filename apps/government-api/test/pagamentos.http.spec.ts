import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { newIssuer } from '../../../scripts/notas/sample.mjs';
import { rows } from '../src/database/database.ts';
import { PagamentosTarefas } from '../src/pagamentos/pagamentos.tarefas.ts';
import { darSenhas, esvaziarFechamentos, reabrir } from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { aprovada, atestar, esvaziarMedicoes, ler } from './medicoes.cenario.ts';
import { cobrado, FORNECEDOR, ORGAO } from './notas.cenario.ts';
import {
  AGORA,
  abrirCliente,
  type Cliente,
  motivosDe,
  type Problema,
  type Quem,
  semearCenario,
} from './pedidos.cenario.ts';
import { esvaziar } from './recebimentos.cenario.ts';
import { designados, esvaziarTermos, receber } from './termos.cenario.ts';

type Schemas = components['schemas'];
type Pagamento = Schemas['Pagamento'] & Problema;

const HOJE = '2026-12-01';
const JUSTIFICATIVA = 'A unidade ficaria sem refeição no fim de semana: risco de interrupção.';
const EXCECAO = {
  hipotese: 'ATIVIDADE_FINALISTICA',
  justificativa: JUSTIFICATIVA,
  autoridade: 'Ana Prado, secretária',
} as const;

describe('a fila de pagamento', () => {
  const banco = prepararBanco();
  const emitir = newIssuer(FORNECEDOR);
  let cliente: Cliente;
  let erroDeLancamento: number;
  beforeAll(async () => {
    await semearCenario(banco.database);
    await banco.database.execute(sql`update contratos set valor_total_centavos = 10000000`);
    await banco.database.execute(sql`update fornecedores set cnpj = ${FORNECEDOR} where id = 1`);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco);
    await cliente.put('gestora', '/agencia', { nome: [], cnpj: ORGAO }, '"1"');
    erroDeLancamento = (await motivosDe(banco.database))('REABERTURA', 'ERRO_LANCAMENTO');
  });
  beforeEach(async () => {
    await banco.database.execute(
      sql.raw(
        'truncate pagamentos, notas_fiscais, chaves_de_nota, consumos_empenho, movimentos_empenho, empenhos, notificacoes restart identity cascade',
      ),
    );
    await esvaziarTermos(banco.database);
    await esvaziarMedicoes(banco.database);
    await esvaziarFechamentos(banco.database);
    await esvaziar(banco.database);
    cliente.em(AGORA);
    await designados(cliente);
  });

  const empenhar = (numero: string, valorCentavos: number, fonte: string) =>
    cliente.post('gestora', '/contratos/1/empenhos', {
      ...{ numero, valorCentavos, fonte, data: '2026-11-02', tipo: 'GLOBAL' },
    });
  async function comNota(retencoes: Record<string, number> = {}): Promise<void> {
    await aprovada(cliente, banco.database);
    expect((await atestar(cliente, 'fiscal')).status).toBe(200);
    await receber(cliente);
    const xml = emitir(await cobrado(cliente), note => {
      note.withheld = retencoes;
    });
    const resposta = await cliente.enviar('gestora', '/medicoes/1/notas', xml, 'application/xml');
    expect(await resposta.json()).toMatchObject({ situacao: 'CONFERE' });
  }
  const daMedicao = async (quem: Quem = 'gestora') =>
    (await cliente.get<Schemas['PagamentosDaMedicao']>(quem, '/medicoes/1/pagamentos')).corpo;
  const fila = async (filtro = '') =>
    (await cliente.get<Schemas['PaginaPagamentos']>('fiscal', `/pagamentos${filtro}`)).corpo;
  const versao = async (id: number) => (await fila()).itens.find(item => item.id === id)?.versao ?? 0;
  const dar = async (quem: Quem, ato: string, corpo: unknown, id = 1) =>
    cliente.post<Pagamento>(quem, `/pagamentos/${id}/${ato}`, corpo, `"${await versao(id)}"`);
  const liquidar = (quem: Quem = 'atendimento', data = HOJE, id = 1) =>
    dar(quem, 'liquidacao', { data, documento: '2026NL000123' }, id);
  const pagar = (mais: Partial<Schemas['NovoPagamento']> = {}, quem: Quem = 'gestora', id = 1) =>
    dar(quem, 'pagamento', { data: HOJE, documento: '2026OB800001', retidoCentavos: 0, ...mais }, id);

  /** Another month of the contract, settled before. */
  const outraLiquidada = (fonte: string, mes: string) =>
    banco.database.execute(sql`
      with m as (
        insert into medicoes (contrato_id, mes, situacao, aberta_em, alterada_em)
        values (1, ${`${mes}-01`}::date, 'ATESTADA', now(), now()) returning id
      ), n as (
        insert into notas_fiscais (medicao_id, versao_do_atesto, situacao, sha256, divergencias, enviada_em, enviada_por)
        select id, 1, 'RECUSADA', repeat('a', 64), '["x"]', now(), 1 from m returning id, medicao_id
      )
      insert into pagamentos (medicao_id, nota_id, fonte, valor_centavos, retencao_centavos, situacao, recebida_em,
        liquidado_data, liquidado_documento, liquidado_em, liquidado_por)
      select medicao_id, id, ${fonte}, 500, 0, 'LIQUIDADO', now(), '2026-11-30', '2026NL000001', now(), 4 from n`);

  it('liquida quem não recebeu, paga quem não liquidou, e cada ato fica com a data e o documento', async () => {
    await empenhar('2026NE1', 10_000, '0100');
    await empenhar('2026NE2', 100_000, '0250');
    await comNota({ vIRRF: 151 });
    const { itens, impedimento } = await daMedicao();
    const { liquidoCentavos } = (await ler(cliente)).resumo.totais;
    expect(impedimento).toBeNull();
    expect(itens.map(({ fonte, valorCentavos, situacao }) => [fonte, valorCentavos, situacao])).toEqual([
      ['0100', 10_000, 'A_LIQUIDAR'],
      ['0250', liquidoCentavos - 10_000, 'A_LIQUIDAR'],
    ]);
    const retencoes = itens.map(({ retencaoCentavos }) => retencaoCentavos);
    expect(retencoes).toEqual([
      Math.ceil((151 * 10_000) / liquidoCentavos),
      Math.floor((151 * (liquidoCentavos - 10_000)) / liquidoCentavos),
    ]);
    expect(itens[0]).toMatchObject({ prazo: { diasUteis: 10, ate: '2026-12-15' }, posicao: null });
    expect(itens[0]?.impedimentos).toEqual([
      {
        acao: 'liquidar',
        motivo:
          'Você assinou o recebimento definitivo. Outra pessoa liquida a despesa (Lei 14.133/2021, art. 7º, § 1º; Lei 4.320/1964, arts. 62 a 64).',
      },
    ]);
    const [recusada, semAutoridade, antes] = [await liquidar('gestora'), await liquidar('fiscal'), await pagar()];
    expect([recusada.status, semAutoridade.status, antes.status]).toEqual([409, 403, 409]);
    expect(antes.corpo.detail).toBe('Só se paga uma despesa liquidada e ainda não paga.');
    const liquidada = await liquidar();
    expect(liquidada.corpo).toMatchObject({
      ...{ situacao: 'LIQUIDADO', posicao: 1, acoes: ['anular'] },
      ...{ liquidacao: { data: HOJE, documento: '2026NL000123', por: 'Ana Atende' }, prazo: { desde: HOJE } },
    });
    const paga = await pagar({ retidoCentavos: 150 });
    expect(paga.status).toBe(200);
    expect(paga.corpo).toMatchObject({
      ...{ situacao: 'PAGO', retidoCentavos: 150, pagoCentavos: 9_850, excecao: null, posicao: null, acoes: [] },
      pagamento: { data: HOJE, documento: '2026OB800001' },
    });
    const atos = await rows<{ acao: string }>(
      banco.database,
      sql`select acao from eventos where entidade = 'pagamentos' order by id desc limit 4`,
    );
    expect(atos.map(({ acao }) => acao).toReversed()).toEqual([
      ...['entrarNaFila', 'entrarNaFila', 'liquidarPagamento', 'registrarPagamento'],
    ]);
    const { bytes } = await cliente.baixar('fiscal', '/pagamentos/exportacao?formato=csv&situacao=PAGO');
    expect(bytes.toString()).toContain(';2026OB800001;');
    expect((await fila('?fonte=0250')).itens).toHaveLength(1);
    expect((await fila()).fontes).toEqual(['0100', '0250']);
  });

  it('o ano diz o que a medição atestada deixou de pagar, e uma que voltou não conta', async () => {
    const devolvido = async () =>
      (await cliente.get<Schemas['DevolvidoNoAno']>('gestora', `/indicadores/devolvido?data=${HOJE}`)).corpo;
    const nada = { ano: 2026, medicoes: 0, glosaCentavos: 0, descontoCentavos: 0, devolvidoCentavos: 0, meses: [] };
    expect(await devolvido()).toEqual(nada);
    await comNota();
    await banco.database.execute(sql`alter table atestos_medicao disable trigger user`);
    await banco.database.execute(sql`update atestos_medicao set conteudo =
      jsonb_set(jsonb_set(conteudo, '{totais,glosaCentavos}', '700'), '{totais,descontoCentavos}', '50')`);
    expect(await devolvido()).toEqual({
      ...{ ano: 2026, medicoes: 1, glosaCentavos: 700, descontoCentavos: 50, devolvidoCentavos: 750 },
      meses: [{ mes: '2026-11', medicoes: 1, devolvidoCentavos: 750 }],
    });
    await reabrir(cliente, erroDeLancamento);
    expect(await devolvido()).toEqual(nada);
    await banco.database.execute(sql`alter table atestos_medicao enable trigger user`);
  });

  it('quem liquidou não paga, e o banco de dados também recusa', async () => {
    await comNota();
    await liquidar();
    const tentar = sql`update pagamentos set situacao = 'PAGO', pago_data = ${HOJE}, pago_documento = 'X', pago_em = now(),
      retido_centavos = 0, pago_por = 4 where id = 1`;
    await expect(banco.database.execute(tentar)).rejects.toMatchObject({
      cause: { constraint: 'pagam_pessoas_diferentes' },
    });
  });

  it('na mesma fonte paga-se na ordem da liquidação; fora dela só com a exceção da lei, comunicada depois', async () => {
    await comNota();
    await outraLiquidada('', '2026-09');
    await outraLiquidada('0250', '2026-08');
    expect((await liquidar()).corpo.posicao).toBe(2);
    const fora = await pagar();
    expect([fora.status, fora.corpo.detail]).toEqual([
      409,
      'Sem fonte informada há 1 despesa liquidada antes desta. Pague na ordem, ou registre a exceção da lei com a justificativa (Lei 14.133/2021, art. 141, § 1º).',
    ]);
    const direto = sql`update pagamentos set situacao = 'PAGO', pago_data = ${HOJE}, pago_documento = 'X', pago_em = now(),
      retido_centavos = 0, pago_por = 1 where id = 1`;
    await expect(banco.database.execute(direto)).rejects.toMatchObject({
      cause: { constraint: 'pagamentos_na_ordem' },
    });
    const vazia = await pagar({ excecao: { ...EXCECAO, justificativa: `${' '.repeat(25)}x` } });
    expect([vazia.status, vazia.corpo.detail]).toEqual([422, 'Escreva o motivo, em pelo menos 20 letras.']);
    const { corpo } = await pagar({ excecao: EXCECAO });
    expect(corpo).toMatchObject({ situacao: 'PAGO', excecao: { ...EXCECAO, comunicacao: null }, acoes: ['comunicar'] });
    const oficio = { data: HOJE, documento: 'Ofícios 12 e 13/2026' };
    const comunicada = await dar('gestora', 'comunicacao', oficio);
    expect(comunicada.corpo.excecao?.comunicacao).toMatchObject(oficio);
    expect((await dar('gestora', 'comunicacao', oficio)).status).toBe(409);
    expect((await fila('?excecao=true')).itens.map(({ id }) => id)).toEqual([1]);
    await expect(banco.database.execute(sql`update pagamentos set retido_centavos = 1 where id = 1`)).rejects.toThrow();
  });

  it('dois que pagam ao mesmo tempo pagam uma vez', async () => {
    await comNota();
    await liquidar();
    const corpo = { data: HOJE, documento: '2026OB800001', retidoCentavos: 0 };
    const etag = `"${await versao(1)}"`;
    const respostas = await Promise.all(
      [1, 2, 3, 4].map(() => cliente.post<Pagamento>('gestora', '/pagamentos/1/pagamento', corpo, etag)),
    );
    expect(respostas.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
  });

  it('reabrir o mapa cancela o que espera, pede a anulação do liquidado, e não alcança o que foi pago', async () => {
    await comNota();
    await liquidar();
    const reaberto = async () => {
      const { status, corpo } = await reabrir(cliente, erroDeLancamento);
      return [status, corpo.detail];
    };
    expect(await reaberto()).toEqual([
      409,
      'A despesa desta medição foi liquidada (2026NL000123). Anule a liquidação antes de reabrir o mapa.',
    ]);
    expect((await dar('gestora', 'anulacao', { motivo: 'A nota tinha outro favorecido no banco.' })).status).toBe(200);
    expect((await reaberto())[0]).toBe(200);
    const { itens, impedimento } = await daMedicao();
    expect([itens.map(({ situacao }) => situacao), impedimento]).toEqual([
      ['CANCELADO'],
      'O pagamento começa com a nota fiscal que confere.',
    ]);
  });

  it('o mapa do que foi pago não se reabre', async () => {
    await comNota();
    await liquidar();
    await pagar();
    const { status, corpo } = await reabrir(cliente, erroDeLancamento);
    expect([status, corpo.detail]).toEqual([
      409,
      'Esta medição foi paga em 01/12/2026, pela ordem bancária 2026OB800001: o mapa não se reabre mais. Registre o que se descobriu em uma ocorrência.',
    ]);
  });

  it('recusa em palavras a data e o número que não servem, e nada muda', async () => {
    await comNota();
    expect((await liquidar('atendimento', '2026-12-02')).corpo.detail).toBe(
      'A data ainda não chegou: registre o que já foi feito.',
    );
    expect((await liquidar('atendimento', '2026-11-30')).corpo.detail).toBe(
      'A data é anterior à chegada da nota, de 01/12/2026.',
    );
    const semNumero = await dar('atendimento', 'liquidacao', { data: HOJE, documento: ' ' });
    expect(semNumero.corpo.detail).toBe('Informe o número da liquidação.');
    await liquidar();
    const { valorCentavos } = (await fila()).itens[0] as Pagamento;
    expect((await pagar({ retidoCentavos: valorCentavos })).status).toBe(422);
    expect((await pagar({ data: '2026-11-30' })).corpo.detail).toBe('A data é anterior à liquidação, de 01/12/2026.');
    expect((await cliente.post<Problema>('gestora', '/pagamentos/1/pagamento', {}, '"1"')).status).toBe(422);
    expect((await fila()).itens[0]).toMatchObject({ situacao: 'LIQUIDADO', versao: 2 });
  });

  it('o prazo é a metade no contrato de pequeno valor, e o vencido se lembra uma vez até ser feito', async () => {
    await comNota();
    await banco.database.execute(sql`update contratos set valor_total_centavos = 6549200`);
    expect((await fila()).itens[0]?.prazo).toMatchObject({ diasUteis: 5, ate: '2026-12-08' });
    await banco.database.execute(sql`update contratos set valor_total_centavos = 10000000`);
    cliente.em('2026-12-16T12:00:00.000Z');
    const tarefas = cliente.pegar(PagamentosTarefas);
    const lembrar = () => tarefas.lembrar();
    expect([await lembrar(), await lembrar()]).toEqual([1, 0]);
    const avisos = async () =>
      (await cliente.get<Schemas['PaginaNotificacoes']>('gestora', '/notificacoes')).corpo.itens
        .filter(({ evento }) => evento === 'PAGAMENTO_VENCIDO')
        .map(({ titulo, resolvidaEm }) => [titulo, resolvidaEm !== null]);
    expect(await avisos()).toEqual([['Liquidação vencida: contrato 012/2026', false]]);
    await liquidar('atendimento', '2026-12-16');
    expect(await avisos()).toEqual([['Liquidação vencida: contrato 012/2026', true]]);
  });
});
