import { addDays } from '../clock/clock.ts';
import { type Cenario, planejarPedidos, sorte } from './pedidos.rules.ts';

const prazo = { horaLimitePedido: '18:00', diasAntecedencia: 1 };
const efetivo = { internos: 120, servidoresPlantao: 6, servidoresExpediente: 18 };

const cenario = (agora: string): Cenario => ({
  agora: new Date(agora),
  hoje: agora.slice(0, 10),
  unidades: Array.from({ length: 10 }, (_, n) => ({
    id: n + 1,
    fusoHorario: 'America/Fortaleza',
    daSolicitante: n === 0,
    efetivoEm: () => efetivo,
  })),
  refeicoes: [false, true, true, false].map((meioDoDia, n) => ({ id: n + 1, meioDoDia, ...prazo })),
  publicos: [
    { id: 1, baseConferencia: 'EFETIVO_INTERNO' },
    { id: 2, baseConferencia: 'EFETIVO_SERVIDOR' },
  ],
});

describe('os pedidos da demonstração', () => {
  const plano = planejarPedidos(cenario('2026-11-20T14:00:00Z'));
  const enviados = plano.filter(({ situacao }) => situacao === 'ENVIADO');

  it('são os mesmos a cada vez', () => {
    expect(planejarPedidos(cenario('2026-11-20T14:00:00Z'))).toEqual(plano);
  });

  it('têm 60 dias enviados por unidade e um pedido por dia', () => {
    expect(plano.filter(({ dataRefeicao }) => dataRefeicao <= '2026-11-20')).toHaveLength(600);
    expect(new Set(plano.map(p => `${p.lotacaoId} ${p.dataRefeicao}`)).size).toBe(plano.length);
    expect(plano.every(({ criadoEm }) => criadoEm < new Date('2026-11-20T14:00:00Z'))).toBe(true);
  });

  it('para amanhã há enviados, rascunhos e lotações sem pedido, entre elas a da solicitante', () => {
    const amanha = plano.filter(({ dataRefeicao }) => dataRefeicao === '2026-11-21');
    expect(amanha.map(({ lotacaoId }) => lotacaoId)).not.toContain(1);
    expect(new Set(amanha.map(({ situacao }) => situacao))).toEqual(new Set(['ENVIADO', 'RASCUNHO']));
    expect(amanha.length).toBeLessThan(9);
  });

  it('depois das 18:00 o próximo dia aberto é depois de amanhã', () => {
    const noite = planejarPedidos(cenario('2026-11-20T22:00:00Z'));
    const ultimo = (lotacaoId: number) =>
      noite
        .filter(p => p.lotacaoId === lotacaoId)
        .map(p => p.dataRefeicao)
        .sort()
        .at(-1);
    expect(ultimo(1)).toBe('2026-11-21');
    expect(ultimo(2)).toBe('2026-11-22');
  });

  it('os internos comem igual nas quatro refeições; os servidores de expediente, só no meio do dia', () => {
    const comum = enviados.find(({ justificativa }) => !justificativa);
    expect(comum?.itens.map(({ quantidade }) => quantidade)).toEqual([120, 6, 120, 24, 120, 24, 120, 6]);
  });

  it('há cerca de duas emergências por semana, e quatro unidades passam do efetivo em alguns dias', () => {
    const emergencias = enviados.filter(({ tipo }) => tipo === 'EMERGENCIAL');
    expect(emergencias.length).toBeGreaterThanOrEqual(10);
    expect(emergencias.length).toBeLessThanOrEqual(26);
    expect(emergencias.every(p => p.justificativa && p.enviadoEm && p.enviadoEm > p.prazoLimiteEm)).toBe(true);
    const acima = enviados.filter(({ itens }) => (itens[0]?.quantidade ?? 0) > 125);
    expect(new Set(acima.map(({ lotacaoId }) => lotacaoId))).toEqual(new Set([2, 4, 5, 8]));
    expect(acima.every(({ justificativa }) => justificativa)).toBe(true);
  });

  it('quem enviou no prazo enviou antes do limite', () => {
    const noPrazo = enviados.filter(({ tipo }) => tipo === 'PROGRAMADO');
    expect(noPrazo.every(p => p.enviadoEm && p.enviadoEm <= p.prazoLimiteEm)).toBe(true);
    expect(addDays('2026-11-20', -59)).toBe(plano.map(p => p.dataRefeicao).sort()[0]);
  });

  it('a sorte se espalha por igual', () => {
    const media =
      Array.from({ length: 2000 }, (_, n) => sorte(n % 10, Math.floor(n / 10))).reduce((a, b) => a + b, 0) / 2000;
    expect(media).toBeGreaterThan(0.45);
    expect(media).toBeLessThan(0.55);
  });
});
