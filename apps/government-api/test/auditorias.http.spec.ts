import { createHash } from 'node:crypto';
import type { components } from '@alipen/contracts/generated/government-api';
import { sql } from 'drizzle-orm';
import { drawAudit } from '../../../scripts/sortear-auditoria.mjs';
import { rows } from '../src/database/database.ts';
import { darSenhas } from './fechamentos.cenario.ts';
import { prepararBanco } from './kit/banco.ts';
import { aprovada, atestar, MES } from './medicoes.cenario.ts';
import { abrirCliente, type Cliente, type Quem, semearCenario } from './pedidos.cenario.ts';

type Schemas = components['schemas'];
type Auditoria = Schemas['Auditoria'];
type Recusa = Schemas['Problema'];

/** 100 × 1,01 + 8 × 1,02 + 110 × 2,01: the day that was closed, at the contract's prices. */
const DO_DIA = 100 * 101 + 8 * 102 + 110 * 201;
const ABERTA = '2026-12-01T12:00:00.000Z';
const SORTEIO = '2026-12-02T22:00:00.000Z';
const UM_MINUTO_ANTES = '2026-12-02T21:59:00.000Z';
const DEPOIS = '2026-12-03T12:00:00.000Z';
const FONTE = 'Loteria Federal, extração 6.020, os cinco prêmios na ordem';
const SEMENTE = '12.345 67.890 24.680 13.579 11.223';
const ALGARISMOS = '1234567890246801357911223';
/** Days of the same billing besides the one that the journey closed, as a month of many would have them. */
const OUTROS = 29;

describe('a auditoria com limite de risco', () => {
  const banco = prepararBanco();
  let cliente: Cliente;
  const ler = async (id: number, quem: Quem = 'gestora') => {
    const { corpo, etag } = await cliente.get<Auditoria>(quem, `/auditorias/${id}`);
    return { ...corpo, etag };
  };
  const sorteados = async (id: number, quem: Quem = 'gestora') =>
    (await cliente.get<Schemas['Sorteados']>(quem, `/auditorias/${id}/sorteados`)).corpo.itens;
  const abrir = (dados: object = {}, quem: Quem = 'gestora') =>
    cliente.post<Auditoria & Recusa>(quem, '/auditorias', {
      mes: MES,
      fonte: FONTE,
      sementeDepoisDe: SORTEIO,
      ...dados,
    });
  const dar = async (id: number, caminho: string, corpo: object, quem: Quem = 'gestora') =>
    cliente.post<Auditoria & Recusa>(quem, `/auditorias/${id}/${caminho}`, corpo, (await ler(id)).etag);
  const semear = (id: number, semente = SEMENTE) => dar(id, 'semente', { semente });
  const conferir = (id: number, corpo: object, quem: Quem = 'gestora') =>
    cliente.post<Auditoria & Recusa>(quem, `/auditorias/${id}/conferencias`, corpo);
  const dito = ({ status, corpo }: { status: number; corpo: Recusa }) => [
    status,
    corpo.errors?.[0]?.pointer ?? corpo.detail,
  ];
  const lista = async (id: number) => String((await cliente.baixar('fiscal', `/auditorias/${id}/lista`)).bytes);
  const folhas = async () =>
    (
      await rows<{ texto: string }>(
        banco.database,
        sql`select texto from livro_folhas where texto like 'auditoria-%' order by id`,
      )
    ).map(({ texto }) => texto.split(' ').slice(0, 3).join(' '));

  const comOutrosDias = () =>
    banco.database.execute(sql`
      insert into linhas_medicao (medicao_id, lotacao_id, data, fechamento_id, refeicoes, bruto_centavos, glosa_centavos)
      select 1, l.lotacao_id, date '2026-11-01' + n, l.fechamento_id, 100 + n, 10000 + n * 977, n
      from linhas_medicao l cross join generate_series(0, ${OUTROS}::int) n
      where l.medicao_id = 1 and date '2026-11-01' + n <> l.data`);

  beforeAll(async () => {
    await semearCenario(banco.database);
    await banco.database.execute(sql`update contratos set valor_total_centavos = 10000000`);
    await darSenhas(banco.database);
    cliente = await abrirCliente(banco);
    await aprovada(cliente, banco.database);
    cliente.em(ABERTA);
  });

  it('não se abre do que ninguém atestou, nem com um sorteio que já aconteceu ou uma fonte que não diz nada', async () => {
    expect(dito(await abrir())).toEqual([
      409,
      'Nada do que foi atestado deste mês está fora de uma auditoria. Ateste as medições do mês primeiro.',
    ]);
    expect((await atestar(cliente, 'fiscal')).status).toBe(200);
    await comOutrosDias();
    expect(dito(await abrir({ sementeDepoisDe: ABERTA }))).toEqual([422, '/sementeDepoisDe']);
    expect(dito(await abrir({ fonte: '   Loteria   ' }))).toEqual([422, '/fonte']);
    expect((await abrir({}, 'fiscal')).status).toBe(403);
  });

  it('congela o que se paga de cada dia e se compromete com a lista no livro, antes de haver semente', async () => {
    const previsao = await cliente.get<Schemas['PrevisaoDaAuditoria']>('gestora', `/auditorias/previsao?mes=${MES}`);
    const duas = await Promise.all([abrir(), abrir()]);
    expect(duas.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { status, corpo } = duas.find(cada => cada.status === 201) ?? duas[0];
    expect([status, corpo.resumo.situacao, corpo.acoes]).toEqual([201, 'AGUARDANDO_SEMENTE', ['encerrar']]);
    const { itens, totalCentavos, listaSha256 } = corpo.resumo;
    expect(previsao.corpo).toMatchObject({ itens, totalCentavos, contratos: ['012/2026'], conferenciasSemErro: 149 });
    const doMes = Array.from({ length: OUTROS + 1 }, (_, n) => 10_000 + n * 976);
    const trocado = 10_000 + 20 * 976;
    expect([itens, totalCentavos]).toEqual([30, doMes.reduce((a, b) => a + b) - trocado + DO_DIA]);
    const texto = await lista(1);
    expect(createHash('sha256').update(texto).digest('hex')).toBe(listaSha256);
    expect(texto.split('\n')[0]).toBe('\ufeff1;2026-11-01;1;10000');
    expect(corpo.andamento).toEqual({
      ...{ sorteios: 0, dias: 0, comErro: 0, semComprovacaoCentavos: 0 },
      ...{ riscoPontos: 10_000, faltam: 149, diasQueFaltam: 0 },
    });
    expect(await sorteados(1)).toEqual([]);
    const folha = (
      await rows<{ texto: string }>(banco.database, sql`select texto from livro_folhas order by id desc limit 1`)
    )[0];
    expect(folha?.texto).toContain(
      `auditoria-aberta auditoria=1 mes=${MES} itens=30 centavos=${totalCentavos} tolerancia=200 risco=500`,
    );
    expect(folha?.texto).toContain(`fonte=${createHash('sha256').update(FONTE).digest('hex')}`);
    expect(folha?.texto).toContain(`lista=${listaSha256}`);
    expect(dito(await abrir())[0]).toBe(409);
  });

  it('a que se encerra antes do sorteio devolve o mês; ninguém a reabre', async () => {
    const { status, corpo } = await dar(1, 'encerramento', { motivo: 'O número da extração estava errado.' });
    expect([status, corpo.resumo.situacao, corpo.acoes]).toEqual([200, 'ENCERRADA', []]);
    expect(dito(await semear(1))).toEqual([409, 'Esta auditoria já tem a sua semente, que não muda.']);
    expect((await abrir()).corpo.resumo.id).toBe(2);
  });

  it('a semente vem depois da hora combinada, inteira, uma vez', async () => {
    cliente.em(UM_MINUTO_ANTES);
    expect(dito(await semear(2))).toEqual([
      409,
      'O sorteio desta auditoria ainda não aconteceu: a semente só se aceita depois da hora combinada.',
    ]);
    expect(dito(await conferir(2, { ordem: 1, comprovadoCentavos: 10_000 }))[0]).toBe(409);
    expect((await ler(2)).acoes).toEqual(['encerrar']);
    cliente.em(DEPOIS);
    expect((await ler(2)).acoes).toEqual(['semear', 'encerrar']);
    expect(dito(await semear(2, '12345 67890'))).toEqual([422, '/semente']);
    const { status, corpo } = await semear(2);
    expect([status, corpo.resumo.situacao, corpo.resumo.semente]).toEqual([200, 'EM_CONFERENCIA', ALGARISMOS]);
    expect(dito(await semear(2, `${SEMENTE}9`))[0]).toBe(409);
  });

  it('sorteia o que qualquer um sorteia da lista, cada dia uma vez na ordem em que saiu', async () => {
    const texto = await lista(2);
    const { draws } = drawAudit(texto, ALGARISMOS, 149);
    const itens = await sorteados(2);
    expect(itens.map(({ ordem }) => ordem)).toEqual([...new Set(draws.map(({ line }) => line))]);
    for (const { ordem, sorteios, lotacao, data, medicaoId, valorCentavos } of itens) {
      expect(sorteios).toEqual(draws.flatMap(({ line }, n) => (line === ordem ? [n + 1] : [])));
      expect(draws[(sorteios[0] ?? 0) - 1]?.text).toBe(`${lotacao.id};${data};${medicaoId};${valorCentavos}`);
    }
  });

  it('quem atestou não confere, nem se confere o que não foi sorteado; o que falta pede por quê', async () => {
    const [dia] = await sorteados(2, 'fiscal');
    if (!dia) throw new Error('149 draws choose a day');
    const { ordem, valorCentavos } = dia;
    const impedimento = 'Você atestou a medição deste dia: outra pessoa o confere.';
    expect([dia.impedimento, (await sorteados(2))[0]?.impedimento]).toEqual([impedimento, null]);
    expect(dito(await conferir(2, { ordem, comprovadoCentavos: valorCentavos }, 'fiscal'))).toEqual([409, impedimento]);
    expect(dito(await conferir(2, { ordem: 999, comprovadoCentavos: 1 }))).toEqual([422, '/ordem']);
    expect(dito(await conferir(2, { ordem, comprovadoCentavos: valorCentavos + 1 }))).toEqual([
      422,
      '/comprovadoCentavos',
    ]);
    expect(dito(await conferir(2, { ordem, comprovadoCentavos: 0 }))).toEqual([422, '/observacao']);
    expect(dito(await conferir(2, { ordem, comprovadoCentavos: valorCentavos }, 'monitoramento'))[0]).toBe(403);
  });

  it('um dia sem comprovação diz que continue; conferido de novo, o que conta é o último', async () => {
    const [dia] = await sorteados(2);
    if (!dia) throw new Error('149 draws choose a day');
    const { ordem, valorCentavos, sorteios } = dia;
    const falta = { ordem, comprovadoCentavos: 0, observacao: 'Nenhuma entrega deste dia.' };
    const { corpo } = await conferir(2, falta);
    expect(corpo.andamento).toMatchObject({ comErro: 1, semComprovacaoCentavos: valorCentavos, riscoPontos: 10_000 });
    expect(corpo.andamento.faltam).toBeGreaterThan(400);
    expect((await sorteados(2)).length).toBeGreaterThan(1);
    const certo = await conferir(2, { ordem, comprovadoCentavos: valorCentavos });
    expect(certo.corpo.andamento).toMatchObject({
      dias: 1,
      comErro: 0,
      sorteios: sorteios.filter((n, i) => n === i + 1).length,
    });
    expect((await sorteados(2))[0]?.conferencia).toMatchObject({ por: 'Gestora Geral', observacao: null });
  });

  it('quando os sorteios bastam está demonstrado, e nada mais muda', async () => {
    for (const { ordem, valorCentavos, conferencia } of await sorteados(2))
      if (!conferencia) await conferir(2, { ordem, comprovadoCentavos: valorCentavos });
    const { resumo, andamento, acoes } = await ler(2);
    expect([resumo.situacao, andamento.sorteios, andamento.faltam, acoes]).toEqual(['DEMONSTRADA', 149, 0, []]);
    expect(andamento.riscoPontos).toBeLessThanOrEqual(500);
    expect(dito(await conferir(2, { ordem: 1, comprovadoCentavos: 1, observacao: 'depois' }))[0]).toBe(409);
    expect(dito(await dar(2, 'encerramento', { motivo: 'Já não se quer esta auditoria.' }))[0]).toBe(409);
    expect(dito(await abrir({ sementeDepoisDe: '2026-12-10T22:00:00.000Z' }))[0]).toBe(409);
    for (const mudanca of [
      sql`update auditorias set semente = '99999999999999999999' where id = 2`,
      sql`update auditorias set total_centavos = 1 where id = 2`,
      sql`delete from auditoria_conferencias`,
      sql`update auditoria_itens set valor_centavos = 1`,
    ])
      await expect(banco.database.execute(mudanca)).rejects.toThrow();
  });

  it('o livro guarda a abertura, a semente e o fim de cada uma, e os registros dizem o mesmo', async () => {
    expect(await folhas()).toEqual([
      `auditoria-aberta auditoria=1 mes=${MES}`,
      'auditoria-terminada auditoria=1 situacao=ENCERRADA',
      `auditoria-aberta auditoria=2 mes=${MES}`,
      `auditoria-semeada auditoria=2 semente=${ALGARISMOS}`,
      'auditoria-terminada auditoria=2 situacao=DEMONSTRADA',
    ]);
    const { corpo } = await cliente.get<Schemas['ConferenciaDoLivro']>('gestora', '/livro/conferencia');
    expect(corpo.diferencas).toEqual([]);
    expect(
      (await cliente.get<Schemas['Auditorias']>('monitoramento', '/auditorias')).corpo.itens.map(({ id }) => id),
    ).toEqual([2, 1]);
    expect((await cliente.get<Recusa>('gestora', '/auditorias/9')).corpo.detail).toBe('A auditoria 9 não existe.');
  });
});
