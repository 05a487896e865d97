import { drawAudit } from '../../../../scripts/sortear-auditoria.mjs';
import { tantas } from '../../test/kit/profundidade.ts';
import { andamentoDe, aposta, falta, faltamSemErro, sementeLida, sorteio } from './auditorias.rules.ts';

const LIMITES = { toleranciaPontos: 200, riscoPontos: 500 };
const TOLERANCIA = 0.02;
const SEMENTE = '01234567890123456789';
/** Months of each shape. */
const MESES = tantas(10_000);
/** Draws after which a simulated auditor gives up. */
const DESISTE = 600;
const BASTA = 20;
/** The risk and three standard deviations of 10,000 tries. */
const ERRADOS = 0.057;

// Asked of the global object a hundred million times, it would cost more than all the draws.
const { imul } = Math;

/** The same numbers for the same seed (mulberry32), from 0 to 1. */
function numerosDe(semente: number): () => number {
  let estado = semente;
  return () => {
    estado = (estado + 0x6d2b79f5) | 0;
    let t = imul(estado ^ (estado >>> 15), 1 | estado);
    t = (t + imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Dia = { readonly pago: number; readonly falta: number };
type Sortear = (porReais: () => Dia, mes: readonly Dia[], numero: () => number) => Dia;
type Apostar = typeof aposta;

/** 300 days of a month, some ten times as dear as others. */
const valores = (numero: () => number) =>
  Array.from({ length: 300 }, () => Math.round(10_000 * Math.exp(1.2 * numero() * 2)));

/** What is not proven, spread over the days in a shape, and exactly the tolerance of all that is paid. */
function comFaltas(pagos: readonly number[], quanto: (n: number) => number): Dia[] {
  const total = pagos.reduce((soma, pago) => soma + pago, 0);
  let resta = total * TOLERANCIA;
  const dias = pagos.map((pago, n) => {
    const dele = Math.min(resta, pago * quanto(n));
    resta -= dele;
    return { pago, falta: dele / pago };
  });
  return dias.map(dia => {
    const dele = Math.min(resta, dia.pago * (1 - dia.falta));
    resta -= dele;
    return { pago: dia.pago, falta: dia.falta + dele / dia.pago };
  });
}

const formas: Record<string, (numero: () => number) => Dia[]> = {
  'poucos dias sem nada comprovado': numero => comFaltas(valores(numero), () => 1),
  'todos os dias um pouco': numero => comFaltas(valores(numero), () => TOLERANCIA),
  'um dia em dez, um quinto': numero => comFaltas(valores(numero), n => (n % 10 === 0 ? 0.2 : 0)),
  'os dias mais caros': numero =>
    comFaltas(
      valores(numero).sort((a, b) => b - a),
      () => 1,
    ),
  'os dias mais baratos': numero =>
    comFaltas(
      valores(numero).sort((a, b) => a - b),
      () => 1,
    ),
  'de tudo, ao acaso': numero => comFaltas(valores(numero), () => (numero() < 0.1 ? numero() : numero() * 0.01)),
};

/** By reais, as the real ones are drawn: a line for each number below the total, found by halving. */
function porReaisDe(mes: readonly Dia[], numero: () => number): () => Dia {
  let total = 0;
  const ate = mes.map(({ pago }) => {
    total += pago;
    return total;
  });
  return () => {
    const ponto = numero() * total;
    let [de, a] = [0, ate.length - 1];
    while (de < a) {
      const meio = (de + a) >> 1;
      if ((ate[meio] ?? 0) > ponto) a = meio;
      else de = meio + 1;
    }
    return mes[de] as Dia;
  };
}

/** Of months overstated by exactly the tolerance, the part that was taken for right. */
function certificados(forma: keyof typeof formas, { meses = MESES, sortear, apostar = aposta }: Jeito = {}): number {
  const numero = numerosDe(forma.length * 7_919);
  const mes = formas[forma]?.(numero) ?? [];
  const porReais = porReaisDe(mes, numero);
  const sorteado = sortear ? () => sortear(porReais, mes, numero) : porReais;
  const certo = apostar(1, 0, LIMITES.toleranciaPontos);
  // Below it, not even right draws to the end would be enough.
  const perdida = Array.from({ length: DESISTE }, (_, n) => BASTA / certo ** (DESISTE - n));
  let certos = 0;
  for (let m = 0; m < meses; m += 1) {
    let riqueza = 1;
    for (let n = 0; n < DESISTE && riqueza < BASTA && riqueza >= (perdida[n] ?? 0); n += 1)
      riqueza = apostar(riqueza, sorteado().falta, LIMITES.toleranciaPontos);
    if (riqueza >= BASTA) certos += 1;
  }
  return certos / meses;
}
type Jeito = { meses?: number; sortear?: Sortear; apostar?: Apostar };

describe('o risco de uma auditoria', () => {
  it.each(Object.keys(formas))('um mês que passa da tolerância raramente é dado por certo: %s', forma => {
    expect(certificados(forma)).toBeLessThanOrEqual(ERRADOS);
  });

  const porDias: Sortear = (_, mes, numero) => mes[Math.floor(numero() * mes.length)] as Dia;
  /** Asks again, with another draw, wherever something was missing. */
  const escolhendo: Sortear = porReais => {
    const dia = porReais();
    return dia.falta > 0.5 ? porReais() : dia;
  };
  const erradas: Record<string, Jeito> = {
    'sorteia os dias por igual': { sortear: porDias },
    'sorteia de novo onde falta': { sortear: escolhendo },
    'conta de um dia no máximo a metade': { apostar: (riqueza, f, t) => aposta(riqueza, Math.min(f, 0.5), t) },
    'deixa passar o que falta de pouco': { apostar: (riqueza, f, t) => aposta(riqueza, f < 0.05 ? 0 : f, t) },
    'aposta contra o dobro da tolerância': { apostar: (riqueza, f, t) => aposta(riqueza, f, 2 * t) },
    'compensa com dias de sobra': { apostar: (riqueza, f, t) => aposta(riqueza, f - 0.01, t) },
    'esquece o dia sem nada comprovado': { apostar: (riqueza, f, t) => (f >= 1 ? riqueza : aposta(riqueza, f, t)) },
  };

  it.each(Object.keys(erradas))('uma conta errada não passaria: %s', nome => {
    const passa = (forma: string) => certificados(forma, { ...erradas[nome], meses: tantas(1_000) }) > ERRADOS;
    expect(Object.keys(formas).some(passa)).toBe(true);
  });

  it('sem erro bastam 149 sorteios; um dia sem nada comprovado custa mais 289, e não é o fim', () => {
    expect(faltamSemErro(1, LIMITES)).toBe(149);
    const certos = Array.from({ length: 149 }, () => 0);
    expect(andamentoDe(certos, LIMITES).riscoPontos).toBeLessThanOrEqual(500);
    expect(andamentoDe(certos.slice(1), LIMITES).riscoPontos).toBeGreaterThan(500);
    const depoisDeUm = andamentoDe([1], LIMITES).riqueza;
    expect(faltamSemErro(depoisDeUm, LIMITES) - 149).toBe(289);
  });

  it('o que foi conferido depois de um sorteio por conferir ainda não diz nada', () => {
    expect(andamentoDe([0, undefined, 1, 1], LIMITES)).toMatchObject({ sorteios: 1 });
    expect(andamentoDe([], LIMITES)).toEqual({ sorteios: 0, riqueza: 1, riscoPontos: 10_000 });
  });

  it('o que falta de um dia vai de nada a tudo, e o que sobra não compensa', () => {
    expect([falta(100, 100), falta(100, 25), falta(100, 0), falta(100, 130)]).toEqual([0, 0.75, 1, 0]);
  });
});

describe('o sorteio', () => {
  const linhas = Array.from(
    { length: 40 },
    (_, n) => `${1 + (n % 7)};2026-11-${String(1 + (n % 30)).padStart(2, '0')};9;${(n + 1) * 137}`,
  );
  const total = linhas.reduce((soma, linha) => soma + Number(linha.split(';')[3]), 0);

  it('cai em cada dia pelos seus reais, e o programa de fora cai nos mesmos', () => {
    const sorteios = 20_000;
    const { draws, total: deFora } = drawAudit(`${linhas.join('\n')}\n`, SEMENTE, sorteios);
    expect(deFora).toBe(BigInt(total));
    const ate = linhas.map((_, n) =>
      linhas.slice(0, n + 1).reduce((soma, linha) => soma + Number(linha.split(';')[3]), 0),
    );
    const nossos = Array.from({ length: 500 }, (_, n) => {
      const numero = sorteio(SEMENTE, n + 1, total);
      return 1 + ate.findIndex(limite => limite > numero);
    });
    expect(draws.slice(0, 500).map(({ line }) => line)).toEqual(nossos);
    const vezes = linhas.map((_, n) => draws.filter(({ line }) => line === n + 1).length);
    const quiQuadrado = linhas.reduce((soma, linha, n) => {
      const esperadas = (sorteios * Number(linha.split(';')[3])) / total;
      return soma + ((vezes[n] ?? 0) - esperadas) ** 2 / esperadas;
    }, 0);
    // 39 degrees of freedom: one seed in ten thousand is beyond it.
    expect(quiQuadrado).toBeLessThan(83);
  });

  it('a semente são ao menos vinte algarismos, como quer que se copiem', () => {
    expect(sementeLida('12.345 / 67.890 / 11.121 / 31.415 / 16.171')).toBe('1234567890111213141516171');
    expect(sementeLida('123456789012345678')).toBeUndefined();
    expect(sementeLida('9'.repeat(101))).toBeUndefined();
  });
});
