import { erroDaData, faltaDe, partesDe, previsaoDe, recusaDaAnulacao, saldoDe, simulacaoDe } from './empenhos.rules.ts';

const empenho = (id: number, valorCentavos: number, consumidoCentavos = 0) => ({
  id,
  numero: `2026NE${String(id).padStart(6, '0')}`,
  valorCentavos,
  reforcadoCentavos: 0,
  anuladoCentavos: 0,
  consumidoCentavos,
});

describe('o saldo dos empenhos', () => {
  it('é o valor mais os reforços, menos as anulações e o consumido', () => {
    expect(saldoDe({ ...empenho(1, 1000, 300), reforcadoCentavos: 500, anuladoCentavos: 200 })).toBe(1000);
  });

  it('a medição consome na ordem dada, e o empenho sem saldo é pulado', () => {
    const { partes, faltamCentavos } = partesDe([empenho(1, 100, 100), empenho(2, 60), empenho(3, 100)], 90);
    expect(faltamCentavos).toBe(0);
    expect(
      partes.map(parte => [parte.empenhoId, parte.valorCentavos, parte.antesCentavos, parte.depoisCentavos]),
    ).toEqual([
      [2, 60, 60, 0],
      [3, 30, 100, 70],
    ]);
  });

  it('até o último centavo basta; um a mais é dito com os dois valores', () => {
    const dois = [empenho(1, 100_000, 40_000), empenho(2, 40_000)];
    expect(faltaDe(dois, 100_000)).toBeNull();
    expect(faltaDe(dois, 100_001)).toBe(
      'A medição soma R$ 1.000,01 e os empenhos do contrato têm R$ 1.000,00 de saldo: faltam R$ 0,01. ' +
        'Cadastre um empenho ou registre um reforço antes de atestar.',
    );
    expect(faltaDe([], 0)).toBeNull();
  });

  it('a anulação não alcança o que já pagou medições', () => {
    expect(recusaDaAnulacao(empenho(7, 1000, 400), 600)).toBeNull();
    expect(recusaDaAnulacao(empenho(7, 1000, 400), 601)).toBe(
      'A anulação é de R$ 6,01 e o empenho 2026NE000007 tem R$ 6,00 de saldo. R$ 4,00 já pagaram medições atestadas.',
    );
  });

  it('nada é de amanhã, e nenhum movimento é de antes do empenho', () => {
    const hoje = '2026-11-27';
    expect(erroDaData(hoje, { hoje })).toEqual([]);
    expect(erroDaData('2026-11-28', { hoje })).toHaveLength(1);
    expect(erroDaData('2026-03-01', { desde: '2026-03-02', hoje })[0]?.detail).toContain('02/03/2026');
  });
});

describe('até quando o saldo paga', () => {
  const mes = (numero: number, valorCentavos: number) => ({
    mes: `2026-${String(numero).padStart(2, '0')}-01`,
    valorCentavos,
  });

  it('sem consumo não há média', () => {
    expect(previsaoDe([], 1000, '2026-12-31')).toBeNull();
  });

  it('a média é dos três últimos meses, para cima, e o saldo paga meses inteiros', () => {
    const lida = previsaoDe([mes(5, 900), mes(6, 100), mes(7, 100), mes(8, 101)], 301, '2026-12-31');
    expect(lida).toMatchObject({ meses: 3, mediaCentavos: 101, ateMes: '2026-10' });
    expect(lida?.aviso).toBe(
      'No ritmo dos últimos 3 meses, R$ 1,01 por mês, o saldo paga até outubro de 2026; o contrato vai até 31/12/2026.',
    );
  });

  it('o que paga até o último mês do contrato não é avisado', () => {
    expect(previsaoDe([mes(11, 100)], 100, '2026-12-31')?.aviso).toBeNull();
    expect(previsaoDe([mes(11, 100)], 99, '2026-12-31')?.aviso).toBe(
      'No ritmo do último mês, R$ 1,00 por mês, o saldo não paga o próximo mês inteiro; o contrato vai até 31/12/2026.',
    );
    expect(previsaoDe([mes(12, 100)], 0, '2026-12-31')?.aviso).toBeNull();
  });
});

describe('com mais ou menos pessoas', () => {
  const meses = [{ mes: '2026-10-01', valorCentavos: 100_000 }];
  const base = { porPessoaCentavos: 1000, meses, saldoCentavos: 400_000, fim: '2026-12-31' };

  it('cada pessoa custa todas as refeições de 30 dias, e o saldo acaba mais cedo', () => {
    const lida = simulacaoDe({ ...base, pessoas: 10 });
    expect(lida).toMatchObject({ porMesCentavos: 300_000, semMudanca: { ateMes: '2027-02' } });
    expect(lida.comMudanca).toMatchObject({ mediaCentavos: 400_000, ateMes: '2026-11' });
    expect(lida.frase).toBe(
      '10 a mais a R$ 10,00 por dia: R$ 3.000,00 a mais por mês. Assim, o saldo paga até novembro de 2026; hoje, o saldo paga até ' +
        'fevereiro de 2027; o contrato vai até 31/12/2026.',
    );
    expect(lida.comMudanca?.aviso).toMatch(/^No ritmo do último mês, R\$ 4\.000,00 por mês, o saldo paga até novembro/);
    expect(simulacaoDe({ ...base, pessoas: 14 }).comMudanca?.ateMes).toBeNull();
  });

  it('menos pessoas gastam menos, nunca menos que nada', () => {
    expect(simulacaoDe({ ...base, pessoas: -1 })).toMatchObject({
      porMesCentavos: -30_000,
      comMudanca: { mediaCentavos: 70_000, ateMes: '2027-03', aviso: null },
    });
    expect(simulacaoDe({ ...base, pessoas: -500 }).comMudanca).toMatchObject({ mediaCentavos: 0, ateMes: '2036-10' });
  });

  it('sem mudança diz que fica como hoje, e sem consumo diz quando saberá', () => {
    expect(simulacaoDe({ ...base, pessoas: 0 }).frase).toMatch(/o saldo paga até fevereiro de 2027, como hoje;/);
    const lida = simulacaoDe({ ...base, meses: [], pessoas: 30 });
    expect(lida).toMatchObject({ semMudanca: null, comMudanca: null, porMesCentavos: 900_000 });
    expect(lida.frase).toBe(
      '30 a mais a R$ 10,00 por dia: R$ 9.000,00 a mais por mês. Até quando o saldo paga se diz depois da primeira medição atestada.',
    );
  });
});
