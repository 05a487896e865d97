import { constantOf, labelFiles, labelled } from '../scripts/labels.mjs';

const enumeration = (labels?: unknown, values = ['ABERTA', 'FECHADA']) => ({
  type: 'string',
  enum: values,
  ...(labels !== undefined && { 'x-rotulo': labels }),
});
const slice = (schemas: Record<string, unknown>, name = 'portas.yaml') => ({
  name,
  content: { components: { schemas } },
});
const whole = { ABERTA: 'Aberta', FECHADA: 'Fechada' };

describe('os rótulos das enumerações', () => {
  it('vêm de x-rotulo, por fatia e por esquema', () => {
    expect(labelled([slice({ SituacaoPorta: enumeration(whole), Porta: { type: 'object' } })])).toEqual({
      portas: { SituacaoPorta: whole },
    });
  });

  it.each([
    ['um valor sem rótulo', { ABERTA: 'Aberta' }, 'SituacaoPorta has no label for FECHADA'],
    ['um rótulo vazio', { ...whole, FECHADA: ' ' }, 'SituacaoPorta has no label for FECHADA'],
    ['um rótulo que não é texto', { ...whole, FECHADA: true }, 'SituacaoPorta has no label for FECHADA'],
    ['um rótulo de valor que não há', { ...whole, TRANCADA: 'Trancada' }, 'x-rotulo of SituacaoPorta names TRANCADA'],
    ['uma enumeração sem rótulos', undefined, 'SituacaoPorta has no x-rotulo'],
  ])('recusam %s', (_, labels, message) => {
    expect(() => labelled([slice({ SituacaoPorta: enumeration(labels) })])).toThrow(`portas.yaml: ${message}`);
  });

  it('não se pedem de quem ninguém lê', () => {
    expect(labelled([slice({ AcaoPorta: enumeration(), OrdemPortas: enumeration() })])).toEqual({});
  });

  it('saem em uma constante por enumeração, na ordem em que foram escritos', () => {
    const schema = enumeration({ 'porta.fechada': 'Fechada', ABERTA: "D'Ávila" }, ['ABERTA', 'porta.fechada']);
    const files = labelFiles([slice({ SituacaoDaPorta: schema })]);
    expect(constantOf('SituacaoDaPorta')).toBe('ROTULO_DE_SITUACAO_DA_PORTA');
    expect(files['portas.ts']).toContain(
      `export const ROTULO_DE_SITUACAO_DA_PORTA = {\n  'porta.fechada': "Fechada",\n  ABERTA: "D'Ávila",\n} as const satisfies Record<Schemas['SituacaoDaPorta'], string>;`,
    );
  });
});
