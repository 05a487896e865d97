import { labelled } from '../packages/contracts/scripts/labels.mjs';
import { readDocuments } from '../packages/contracts/scripts/read.mjs';
import { repeatedLabels } from './rules/labels.ts';
import { sources } from './rules/source.ts';

const labels = labelled((await readDocuments()).slices);

describe('os rótulos do contrato', () => {
  it('não estão escritos outra vez em nenhum dos apps', () => {
    expect(repeatedLabels(sources(['apps']), labels)).toEqual([]);
  });

  describe('a tabela escrita à mão aparece', () => {
    const path = 'apps/web/src/fechamentos/fechamentos.labels.ts';
    const found = (text: string) => repeatedLabels([{ path, text }], labels);
    const again = [`${path} says the labels of PapelAssinatura again`];
    const [a, b, c] = ['Responsável pela unidade', 'Fiscal do contrato', 'Preposto da contratada'];

    it.each([
      ['de palavras', `{ RESPONSAVEL_UNIDADE: '${a}', FISCAL: '${b}', PREPOSTO: '${c}' }`],
      [
        'em outra ordem e sem maiúsculas',
        `{ PREPOSTO: '${c}', RESPONSAVEL_UNIDADE: '${a.toLowerCase()}', FISCAL: '${b}' }`,
      ],
      [
        'com tons',
        `{ RESPONSAVEL_UNIDADE: { tom: 'ok', nome: '${a}' }, FISCAL: { nome: '${b}' }, PREPOSTO: { nome: '${c}' } }`,
      ],
      [
        'de opções',
        `[{ value: 'RESPONSAVEL_UNIDADE', label: '${a}' }, ['FISCAL', '${b}'], { value: 'PREPOSTO', label: '${c}' }]`,
      ],
    ])('%s', (_, text) => {
      expect(found(text)).toEqual(again);
    });

    it('e não a que diz outra coisa, nem a que diz só alguns', () => {
      expect(found(`{ RESPONSAVEL_UNIDADE: 'Unidade', FISCAL: 'Fiscal', PREPOSTO: 'Preposto' }`)).toEqual([]);
      expect(found(`{ RESPONSAVEL_UNIDADE: '${a}', FISCAL: '${b}' }`)).toEqual([]);
      expect(
        found(`{ RESPONSAVEL_UNIDADE: { tom: 'ok' }, FISCAL: { tom: 'info' }, PREPOSTO: { tom: 'aviso' } }`),
      ).toEqual([]);
    });
  });
});
