import { rowsWith } from './glance.model.ts';

const unit = (id: number, nome: string, municipio: string) => ({
  lotacao: { id, nome, municipio, uf: 'MG' },
  aberta: id > 1,
});
const ROWS = [unit(1, 'Presídio de Ouro Preto', 'Ouro Preto'), unit(2, 'Delegacia Central', 'São João')];
const ids = (rows: readonly (typeof ROWS)[number][]) => rows.map(({ lotacao }) => lotacao.id);

describe('as unidades de um relance', () => {
  it('procura pelo nome e pelo município, sem acentos', () => {
    expect(ids(rowsWith(ROWS, ' sao joao', undefined))).toEqual([2]);
    expect(ids(rowsWith(ROWS, 'PRESIDIO', undefined))).toEqual([1]);
  });

  it('o filtro e a procura valem juntos', () => {
    const abertas = { key: 'abertas', label: 'Abertas', keeps: ({ aberta }: (typeof ROWS)[number]) => aberta };
    expect(ids(rowsWith(ROWS, '', abertas))).toEqual([2]);
    expect(ids(rowsWith(ROWS, 'presidio', abertas))).toEqual([]);
    expect(rowsWith(ROWS, '', undefined)).toBe(ROWS);
  });
});
