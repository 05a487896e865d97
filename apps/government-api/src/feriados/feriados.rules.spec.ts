import { calendarioDe, type DiaProprio, type Lugar } from './feriados.rules.ts';
import { diasOficiais } from './feriados-oficiais.ts';

const saoLuis: Lugar = { id: 1, uf: 'MA', municipio: 'São Luís' };
const timon: Lugar = { id: 2, uf: 'MA', municipio: 'Timon' };
const teresina: Lugar = { id: 3, uf: 'PI', municipio: 'Teresina' };

const proprio = (campos: Partial<DiaProprio>): DiaProprio => ({
  data: '2026-09-08',
  descricao: 'Fundação de São Luís',
  ambito: 'MUNICIPAL',
  uf: 'MA',
  municipio: 'São Luís',
  lotacaoId: null,
  ...campos,
});

describe('os feriados nacionais da biblioteca', () => {
  const moveis = { 2026: '2026-04-03', 2027: '2027-03-26', 2028: '2028-04-14' } as const;

  it.each([2026, 2027, 2028] as const)('de %i são os das leis: nem Carnaval, nem Corpus Christi, nem eleição', ano => {
    const nacionais = diasOficiais(ano, null).map(({ data }) => data);
    expect([...nacionais].sort()).toEqual(
      [
        `${ano}-01-01`,
        moveis[ano],
        `${ano}-04-21`,
        `${ano}-05-01`,
        `${ano}-09-07`,
        `${ano}-10-12`,
        `${ano}-11-02`,
        `${ano}-11-15`,
        `${ano}-11-20`,
        `${ano}-12-25`,
      ].sort(),
    );
  });

  it('fora dos anos do contrato não há calendário', () => {
    expect([diasOficiais(2019, null), diasOficiais(9999, 'MA')]).toEqual([[], []]);
  });

  it('o estado não repete o dia que já é nacional', () => {
    expect(diasOficiais(2026, 'AL').map(({ data }) => data)).toEqual(['2026-06-24', '2026-06-29', '2026-09-16']);
  });

  it('o dia da Consciência Negra é nacional (Lei 14.759/2023)', () => {
    const nome = diasOficiais(2026, null).find(({ data }) => data === '2026-11-20')?.nome;
    expect(nome).toBe('Dia da Consciência Negra');
  });
});

describe('o feriado de um lugar em um dia', () => {
  const oficiais = [
    { data: '2026-11-20', nome: 'Consciência Negra', uf: null },
    { data: '2026-07-28', nome: 'Adesão do Maranhão', uf: 'MA' as const },
  ];
  const de = (proprios: DiaProprio[] = [], desligados: { data: string; uf: string }[] = []) =>
    calendarioDe((data, uf) => oficiais.find(dia => dia.data === data && dia.uf === uf), desligados, proprios);

  it('o nacional vale em toda parte, o estadual no seu estado', () => {
    expect(de()(teresina, '2026-11-20')).toEqual({ nome: 'Consciência Negra', ambito: 'NACIONAL' });
    expect(de()(timon, '2026-07-28')).toEqual({ nome: 'Adesão do Maranhão', ambito: 'ESTADUAL' });
    expect(de()(teresina, '2026-07-28')).toBeNull();
  });

  it('o municipal vale no seu município e o da lotação só nela', () => {
    const calendario = de([
      proprio({}),
      proprio({ ambito: 'LOTACAO', uf: null, municipio: null, lotacaoId: 2, data: '2026-08-10' }),
    ]);
    expect(calendario(saoLuis, '2026-09-08')?.ambito).toBe('MUNICIPAL');
    expect(calendario(timon, '2026-09-08')).toBeNull();
    expect([calendario(timon, '2026-08-10')?.ambito, calendario(saoLuis, '2026-08-10')]).toEqual(['LOTACAO', null]);
  });

  it('com mais de um no mesmo dia, o nome é o do âmbito mais estreito', () => {
    expect(de([proprio({ data: '2026-11-20' })])(saoLuis, '2026-11-20')?.nome).toBe('Fundação de São Luís');
  });

  it('o oficial desligado deixa de valer, só onde foi desligado', () => {
    expect(de([], [{ data: '2026-11-20', uf: '' }])(teresina, '2026-11-20')).toBeNull();
    expect(de([], [{ data: '2026-07-28', uf: 'PI' }])(timon, '2026-07-28')).not.toBeNull();
  });
});
