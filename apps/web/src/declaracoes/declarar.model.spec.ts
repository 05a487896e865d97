import { inicioDe, lacresDe, linhasDe, porLotacao, prontaPara } from './declarar.model.ts';

const linha = {
  ...{ lotacao: { id: 7, nome: 'UPSL 1' }, tipoAlimentacaoId: 2, refeicao: 'Almoço', confirmada: 105 },
  ...{ produzida: null, entregue: null, lacres: [], placa: null },
};
const dia = {
  ...{ contrato: '1', fornecedor: 'Boa Mesa', data: '2026-11-21', versao: 0, nome: null, recebidaEm: null, dias: [] },
  linhas: [linha],
};

it('begins with the confirmed order and, once declared, with what was declared', () => {
  expect(inicioDe(dia)['7:2']).toEqual({ produzida: '105', entregue: '105', lacres: '', placa: '' });
  const declarada = { ...linha, produzida: 110, entregue: 0, lacres: ['A-1', 'A-2'], placa: 'ABC1D23' };
  expect(inicioDe({ ...dia, linhas: [declarada] })['7:2']).toEqual({
    ...{ produzida: '110', entregue: '0', lacres: 'A-1, A-2', placa: 'ABC1D23' },
  });
});

it('sends whole numbers, each seal once and the plate as it is written on the car', () => {
  const digitado = { '7:2': { produzida: '110', entregue: '104', lacres: 'A-1, A-2 A-2', placa: 'abc-1d23' } };
  expect(linhasDe([linha], digitado)).toEqual([
    { lotacaoId: 7, tipoAlimentacaoId: 2, produzida: 110, entregue: 104, lacres: ['A-1', 'A-2'], placa: 'ABC1D23' },
  ]);
  expect(lacresDe(' ')).toEqual([]);
});

it('is ready with a name and every number, zero too', () => {
  const com = (entregue: string) => ({ '7:2': { produzida: '0', entregue, lacres: '', placa: '' } });
  expect(prontaPara('José', [linha], com('0'))).toBe(true);
  expect(prontaPara('José', [linha], com(''))).toBe(false);
  expect(prontaPara('José', [linha], com('1,5'))).toBe(false);
  expect(prontaPara('Jo', [linha], com('0'))).toBe(false);
});

it('groups the meals by unit, in the order they came', () => {
  const outra = { ...linha, lotacao: { id: 8, nome: 'Acre' } };
  expect(
    porLotacao([linha, outra, { ...linha, tipoAlimentacaoId: 3 }]).map(({ id, linhas }) => [id, linhas.length]),
  ).toEqual([
    [7, 2],
    [8, 1],
  ]);
});
