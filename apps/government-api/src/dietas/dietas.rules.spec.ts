import { excessos, identificacaoDe, semIdentificar } from './dietas.rules.ts';

describe('a identificação de uma dieta', () => {
  it.each([
    ['M.S.P.', 'M.S.P.'],
    [' c-204 ', 'C-204'],
    ['jsp', 'JSP'],
    ['12345678', '12345678'],
    ['', null],
    [undefined, null],
  ])('%p vira %p', (digitada, esperada) => expect(identificacaoDe(digitada)).toBe(esperada));

  it.each(['Maria', 'João da Silva', 'M S P', '111.444.777-35', '11144477735', '123456789', 'MSP!', 'ABCD-1234-XYZ'])(
    '%p é recusada: pode dizer quem a pessoa é',
    digitada => expect(identificacaoDe(digitada)).toBeUndefined(),
  );
});

const par = { tipoAlimentacaoId: 1, tipoPublicoId: 1 };
const celula = { ...par, quantidade: 3, refeicao: 'Almoço', publico: 'Interno' };

describe('as dietas de uma célula', () => {
  it('cabem nas refeições dela', () => {
    const dietas = [
      { ...par, quantidade: 1 },
      { ...par, quantidade: 2 },
    ];
    expect(excessos(dietas, [celula])).toEqual([]);
    expect(excessos([...dietas, { ...par, quantidade: 1 }], [celula])).toEqual([
      { pointer: '/dietas/0/quantidade', detail: 'Almoço para Interno: 4 dietas para 3 refeições.' },
    ]);
  });

  it('somam-se pelo código para quem não pode saber de quem são', () => {
    const linha = { ...par, tipoDietaId: 2, quantidade: 1 };
    expect(semIdentificar([linha, { ...linha, quantidade: 2 }, { ...linha, tipoDietaId: 1 }])).toEqual([
      { ...linha, quantidade: 3 },
      { ...linha, tipoDietaId: 1 },
    ]);
  });
});
