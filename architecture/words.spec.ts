import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { labelled } from '../packages/contracts/scripts/labels.mjs';
import { readDocuments } from '../packages/contracts/scripts/read.mjs';
import { trailOf } from '../packages/contracts/scripts/trail.mjs';
import { root, type Source, sources } from './rules/source.ts';
import { neverSaid, saidWrongly, sentencesOf } from './rules/words.ts';

const page = (path: string): Source => ({ path, text: readFileSync(join(root, path), 'utf8') });
const CHAPTER = 'O verbo de cada ato';
const words = neverSaid(page('docs/vocabulario.md').text, CHAPTER);

const { slices, government } = await readDocuments();
const enumerations = Object.values(labelled(slices)).flatMap(each => Object.values(each));
const { atos, objetos, campos } = trailOf(slices, government);
const labels: Source = {
  path: 'packages/contracts/openapi',
  text: [...enumerations, atos, objetos, campos].flatMap(table => Object.values(table)).join('\n'),
};

describe('o que o produto diz', () => {
  const said = [...sources(['apps', 'packages']), page('docs/manual.md'), labels];

  it('é lido inteiro', () => {
    expect(words.length).toBeGreaterThan(30);
    expect(said.flatMap(sentencesOf).length).toBeGreaterThan(5000);
  });

  it('não tem palavra que a tabela dos atos manda não dizer', () => {
    expect(saidWrongly(said, words)).toEqual([]);
  });

  describe('a palavra que não se diz aparece', () => {
    const found = (text: string, path = 'apps/web/src/pedidos/pedido.panel.tsx') =>
      saidWrongly([{ path, text }], words).map(each => each.split(' says ').at(-1));

    it.each([
      ['em um botão', '<Button onClick={salvar}>Gravar</Button>', ['gravar']],
      ['em um botão de várias linhas', '<Button\n  onClick={salvar}\n>\n  Gravar a semana\n</Button>', ['gravar']],
      ['em um rótulo', '<Button aria-label="Remover a faixa" />', ['remover']],
      [
        'no particípio, com o pronome e no plural',
        "['Dia gravado.', 'Pode removê-la.', 'Os tokens valem.']",
        ['gravar', 'remover', 'token'],
      ],
      ['dentro de uma frase com dado', '`Finalizar $' + '{quantos} pedidos`', ['finalizar']],
    ])('%s', (_, text, expected) => expect(found(text)).toEqual(expected));

    it('e não a que é do programa, a que só o operador lê, nem a que é de outro', () => {
      expect(found("const gravar = () => api('gravado'); // gravar a linha")).toEqual([]);
      expect(found("'Nada foi gravado.'", 'apps/government-api/src/importar.comando.ts')).toEqual([]);
      expect(found("'the token was gravado'")).toEqual([]);
      expect(found("'Falha no login'", 'apps/web/src/sessao/login.errors.ts')).toEqual([]);
      expect(found("'Falha no login'")).toEqual(['login']);
    });

    it('e se lê da página, só entre as marcas da última coluna', () => {
      const table =
        '## Atos\n\n| ato | não se diz |\n|---|---|\n| `salvar` | `gravar`, guardar |\n\n## Outro\n\n| x | `salvar` |\n';
      expect(neverSaid(table, 'Atos')).toEqual(['gravar']);
    });
  });
});
