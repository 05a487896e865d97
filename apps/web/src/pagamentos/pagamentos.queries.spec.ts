import { faltaPagar, type Pagamento } from './pagamentos.queries.ts';

const com = (...situacoes: Pagamento['situacao'][]) => ({
  itens: situacoes.map(situacao => ({ situacao }) as Pagamento),
});

it.each([
  [undefined, null],
  [com(), null],
  [com('CANCELADO'), null],
  [com('PAGO', 'A_LIQUIDAR'), 'A nota confere: falta liquidar a despesa.'],
  [com('PAGO', 'LIQUIDADO'), 'A despesa está liquidada: falta registrar o pagamento.'],
  [com('CANCELADO', 'PAGO'), 'Paga. O dossiê reúne tudo em um PDF.'],
])('a medição diz o que falta até ser paga: %j', (pagamentos, dito) => {
  expect(faltaPagar(pagamentos)).toBe(dito);
});
