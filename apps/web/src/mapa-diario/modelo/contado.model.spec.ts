import type { BaseDoMapa, LinhaMapa } from '../mapa-diario.queries.ts';
import { entregasEscritas, leituraDe } from './contado.model.ts';

const passo = (refeicoes: number) => ({ refeicoes, valorCentavos: 0 });
const entregas = (recebidas: number, previstas: number, mal: { incompletas?: number; atrasadas?: number } = {}) => ({
  ...{ previstas, recebidas, incompletas: 0, atrasadas: 0 },
  ...mal,
});
const CONCILIACAO = {
  ...{ efetivo: passo(338), solicitada: passo(345), confirmada: passo(340), entregue: passo(330), aceita: passo(330) },
};
const lida = (mudanca: Partial<LinhaMapa>, base: BaseDoMapa = 'ACEITA') => {
  const maiorDiferenca = { valor: -8, faixa: 'OK' as const };
  const linha = { data: '2026-11-20', total: 330, conciliacao: CONCILIACAO, maiorDiferenca, ...mudanca } as LinhaMapa;
  const { tone, texto, porque } = leituraDe(linha, base);
  return `${tone} ${texto}: ${porque}`;
};

it('sem entrega recebida não há OK: ainda não antes da janela, nada recebido depois, de aviso quando a janela fechou', () => {
  expect([
    lida({ contado: 'AINDA_NAO', entregas: entregas(0, 3) }),
    lida({ contado: 'NADA_RECEBIDO', entregas: entregas(0, 3) }),
    lida({ contado: 'NADA_RECEBIDO', entregas: entregas(0, 3, { atrasadas: 1 }) }),
    lida({ contado: 'NADA_RECEBIDO', data: null, conciliacao: { ...CONCILIACAO, entregue: passo(0) } }),
  ]).toEqual([
    'neutro Ainda não: antes da janela: 0 de 3 entregas recebidas',
    'info Nada recebido: 0 de 3 entregas recebidas',
    'aviso Nada recebido: 0 de 3 entregas recebidas, 1 atrasada',
    'info Nada recebido: 0 de 340 refeições confirmadas chegaram',
  ]);
});

it('o verde diz o que o fez, e só o que veio inteiro é verde', () => {
  expect([
    lida({ contado: 'TUDO', entregas: entregas(3, 3) }),
    lida({ contado: 'TUDO' }, 'SOLICITADA'),
    lida({ contado: 'TUDO' }),
    lida({ contado: 'EM_PARTE', entregas: entregas(2, 3) }),
    lida({ contado: 'EM_PARTE', entregas: entregas(2, 3, { atrasadas: 1 }) }),
    lida({ contado: 'EM_PARTE', entregas: entregas(3, 3, { incompletas: 1 }) }),
    lida({ contado: 'EM_PARTE', data: null }),
  ]).toEqual([
    'ok OK: dentro do efetivo: 3 de 3 entregas recebidas',
    'ok OK: dentro do efetivo: 330 refeições pedidas',
    'ok OK: dentro do efetivo: do mapa da unidade, importado',
    'info 2 de 3: 2 de 3 entregas recebidas',
    'aviso 2 de 3: 2 de 3 entregas recebidas, 1 atrasada',
    'aviso Em parte: 3 de 3 entregas recebidas, 1 incompleta',
    'neutro OK: dentro do efetivo: 330 de 340 refeições confirmadas chegaram',
  ]);
});

it('o que passou do efetivo se diz, falte o que faltar', () => {
  const maiorDiferenca = { valor: 7, faixa: 'MUITO_ACIMA' as const };
  expect(lida({ contado: 'EM_PARTE', entregas: entregas(1, 3), maiorDiferenca })).toBe(
    'perigo +7: 7 muito acima do efetivo: 1 de 3 entregas recebidas',
  );
});

it('as outras bases dizem do que são', () => {
  expect([
    lida({ contado: 'A_CONFIRMAR', conciliacao: { ...CONCILIACAO, confirmada: passo(0) } }, 'CONFIRMADA'),
    lida({ contado: 'EM_PARTE' }, 'CONFIRMADA'),
    lida({ contado: 'SO_O_ACEITO' }, 'ENTREGUE'),
    lida({ contado: 'NADA_PEDIDO' }, 'SOLICITADA'),
  ]).toEqual([
    'neutro A confirmar: 0 de 345 refeições pedidas já confirmadas',
    'info Em parte: 340 de 345 refeições pedidas já confirmadas',
    'neutro Só o aceito: dia importado: só se sabe o que foi aceito',
    'neutro Nada pedido: nenhuma refeição pedida',
  ]);
});

it('de quantas entregas é o total', () => {
  expect([entregasEscritas(entregas(1, 1)), entregasEscritas(entregas(0, 0))]).toEqual([
    '1 de 1 entrega recebida',
    '0 de 0 entregas recebidas',
  ]);
});
