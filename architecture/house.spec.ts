import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dressedByHand, formsByHand, longPages, namelessColours, sharedClasses } from './rules/client.ts';
import { ownDatabases, privateParts } from './rules/database.ts';
import {
  barrels,
  crowdedFolders,
  longFiles,
  misplacedRows,
  namelessFiles,
  silencedChecks,
  unknownKinds,
} from './rules/files.ts';
import { folderCircles, foldersOfFolders, sliceViolations } from './rules/slices.ts';
import { root, type Source, sheets, sources } from './rules/source.ts';

const house = sources();
const planted = (path: string, text: string): Source[] => [{ path, text }];

describe('a casa', () => {
  it('é lida inteira', () => {
    expect(house.length).toBeGreaterThan(30);
  });

  it('nenhuma fatia importa o interior de outra', () => {
    expect(sliceViolations(house)).toEqual([]);
  });

  const rooms = ['apps/government-api/src', 'apps/bff/src', 'apps/web/src', 'packages/platform/src'];
  it.each(rooms.flatMap(room => foldersOfFolders(house, room)))(
    'em %s nenhuma pasta importa quem a importa',
    folder => {
      expect(folderCircles(house, folder)).toEqual([]);
    },
  );

  it('a página de lista que a arquitetura mostra é a que se usa', () => {
    const shown = /```tsx\n(.*?)```/s.exec(readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8'))?.[1];
    expect(shown).toBe(readFileSync(join(root, 'apps/web/src/fornecedores/fornecedores.page.tsx'), 'utf8'));
  });

  it('nenhum arquivo passa do limite de linhas', () => {
    expect(longFiles(house)).toEqual([]);
  });

  it('todo arquivo diz no nome o que guarda', () => {
    expect(namelessFiles(house)).toEqual([]);
  });

  it('o que um arquivo dos servidores diz que é está na lista, e nenhuma pasta deles é grande demais', () => {
    expect(unknownKinds(house)).toEqual([]);
    expect(crowdedFolders(house)).toEqual([]);
  });

  it('as linhas do banco ficam em .schema.ts, e só elas', () => {
    expect(misplacedRows(house)).toEqual([]);
  });

  it('um repositório recebe a sua unidade de trabalho, e ninguém conta com o que o drizzle guarda para si', () => {
    expect(ownDatabases(house)).toEqual([]);
    expect(privateParts(house)).toEqual([]);
  });

  it('uma página do cliente cabe numa tela', () => {
    expect(longPages(house)).toEqual([]);
  });

  it('os controles do cliente são os de ui/, e toda cor tem nome e os dois temas', () => {
    expect(dressedByHand(house)).toEqual([]);
    expect(namelessColours(sheets())).toEqual([]);
  });

  it('uma classe é vestida por uma folha só', () => {
    expect(sharedClasses(sheets())).toEqual([]);
  });

  it('um formulário do cliente envia uma vez só, pelo gancho de ui/', () => {
    expect(formsByHand(house)).toEqual([]);
  });

  it('nenhum arquivo só repassa exportações', () => {
    expect(barrels(house)).toEqual([]);
  });

  it('nenhuma verificação foi desligada', () => {
    expect(silencedChecks([...house, ...sources(['faults', 'topologia'])])).toEqual([]);
  });
});

describe('cada portão pega a violação plantada', () => {
  const api = 'apps/government-api/src';

  it('fatia que importa o repositório de outra', () => {
    const text = "import { EfetivosRepository } from '../efetivos/efetivos.repository.ts';\n";
    expect(sliceViolations(planted(`${api}/pedidos/pedidos.service.ts`, text))).toEqual([
      `${api}/pedidos/pedidos.service.ts imports the inside of efetivos: efetivos.repository.ts`,
    ]);
    const linhas = "import { efetivosDiarios } from '../efetivos/efetivos.schema.ts';\n";
    expect(sliceViolations(planted(`${api}/pedidos/pedidos.service.ts`, linhas))).toEqual([
      `${api}/pedidos/pedidos.service.ts imports the inside of efetivos: efetivos.schema.ts`,
    ]);
  });

  it('o rosto de uma fatia pode ser importado', () => {
    const text = "import { EfetivosService } from '../efetivos/efetivos.service.ts';\n";
    expect(sliceViolations(planted(`${api}/pedidos/pedidos.service.ts`, text))).toEqual([]);
  });

  it('maquinaria que importa fatia', () => {
    const text = "import { pedidos } from '../pedidos/pedidos.schema.ts';\n";
    expect(sliceViolations(planted(`${api}/database/connection.ts`, text))).toHaveLength(1);
  });

  it('fatia que importa a de um andar acima; para baixo e para o lado pode', () => {
    const pedido = "import { pedidos } from '../pedidos/pedidos.query.ts';\n";
    expect(sliceViolations(planted(`${api}/contratos/contratos.repository.ts`, pedido))).toEqual([
      `${api}/contratos/contratos.repository.ts (cadastros) imports upward: pedidos (pedidos)`,
    ]);
    expect(sliceViolations(planted(`${api}/recebimentos/recebimentos.service.ts`, pedido))).toEqual([]);
    expect(sliceViolations(planted(`${api}/programacoes/resolucao/previsao.service.ts`, pedido))).toEqual([]);
    expect(sliceViolations(planted(`${api}/novidades/novidades.service.ts`, pedido))).toHaveLength(1);
    const novidade = "import { novidades } from '../novidades/novidades.query.ts';\n";
    expect(sliceViolations(planted(`${api}/painel/painel.service.ts`, novidade))).toHaveLength(1);
  });

  it('pastas em círculo, mesmo por uma terceira', () => {
    const through = ['a', 'b', 'c'].map((name, n) => ({
      path: `${api}/${name}/${name}.ts`,
      text: `import type { X } from '../${['b', 'c', 'a'][n]}/x.ts';\n`,
    }));
    expect(folderCircles(through, api)).toEqual([['a', 'b', 'c']]);
    expect(folderCircles(through.slice(1), api)).toEqual([]);
    const inside = through.map(({ path, text }) => ({ path: path.replace(api, `${api}/pedidos`), text }));
    const beside = { path: `${api}/pedidos-das-lotacoes/resumo.rules.ts`, text: '' };
    expect(foldersOfFolders([...inside, beside], api)).toEqual([api, `${api}/pedidos`]);
    expect(folderCircles([...inside, beside], `${api}/pedidos`)).toEqual([['a', 'b', 'c']]);
  });

  it('arquivo de servidor de uma espécie que ninguém conhece; pasta que não se lê de uma vez', () => {
    const named = (...names: string[]) => names.map(name => ({ path: `${api}/pedidos/${name}`, text: '' }));
    const known = named('pedidos.ciclo.table.ts', 'lote.preparo.service.ts', 'pedidos.pg.spec.ts', 'passo.ts');
    expect(unknownKinds(known)).toEqual([]);
    expect(unknownKinds(named('pedidos.ajudante.ts'))).toHaveLength(1);
    const many = named(...Array.from({ length: 25 }, (_, n) => `p${n}.rules.ts`), 'p.rules.spec.ts');
    expect(crowdedFolders(many)).toEqual([`${api}/pedidos has 25 files (limit 24)`]);
    expect(crowdedFolders(many.slice(1))).toEqual([]);
  });

  it('demonstração que se carrega sem ser pedida; ela vê o interior de todas', () => {
    const always = "import { semear } from './demonstracao/demonstracao.ts';\n";
    const asked = "if (demo) await (await import('./demonstracao/demonstracao.ts')).semear(app);\n";
    expect(sliceViolations(planted(`${api}/servidor.ts`, always))).toHaveLength(1);
    expect(sliceViolations(planted(`${api}/servidor.ts`, asked))).toEqual([]);
    const slice = "const later = () => import('../demonstracao/demonstracao.ts');\n";
    expect(sliceViolations(planted(`${api}/pedidos/pedidos.service.ts`, slice))).toHaveLength(1);
    const inside = "import { totalDe } from '../pedidos/pedidos.itens.rules.ts';\n";
    expect(sliceViolations(planted(`${api}/demonstracao/pedidos-semeador.ts`, inside))).toEqual([]);
  });

  it('cliente que importa pacote de servidor, mesmo tarde', () => {
    const text = "const later = () => import('@alipen/platform/problems/problema');\n";
    expect(sliceViolations(planted('apps/web/src/pedidos/pedidos.page.tsx', text))).toHaveLength(1);
  });

  it('arquivo comprido demais; tabela e prova podem', () => {
    const text = 'x\n'.repeat(301);
    expect(longFiles(planted('apps/web/src/pedidos/grade/grade.component.tsx', text))).toHaveLength(1);
    expect(longFiles(planted('apps/web/src/pedidos/grade.spec.ts', text))).toEqual([]);
  });

  it('linhas do banco em uma tabela de regras', () => {
    const text = "export const pedidos = pgTable('pedidos', {});\n";
    expect(misplacedRows(planted(`${api}/pedidos/pedidos.table.ts`, text))).toHaveLength(1);
    expect(misplacedRows(planted(`${api}/pedidos/pedidos.schema.ts`, text))).toEqual([]);
    expect(misplacedRows(planted(`${api}/pedidos/pedidos.schema.ts`, 'export const REGRAS = [];\n'))).toHaveLength(1);
  });

  it('repositório com banco próprio; parte privada do drizzle', () => {
    const own = "import { Database, rows } from '../database/database.ts';\n";
    expect(ownDatabases(planted(`${api}/pedidos/pedidos.repository.ts`, own))).toHaveLength(1);
    expect(ownDatabases(planted(`${api}/pedidos/pedidos.service.ts`, own))).toEqual([]);
    expect(privateParts(planted(`${api}/database/x.ts`, 'const { client } = tx._.session;\n'))).toHaveLength(1);
  });

  it('nome que não diz nada, arquivo que só repassa, verificação desligada', () => {
    expect(namelessFiles(planted('apps/web/src/ui/utils.ts', ''))).toHaveLength(1);
    expect(
      barrels(planted('apps/web/src/ui/all.ts', "export { a } from './a.ts';\nexport * from './b.ts';\n")),
    ).toHaveLength(1);
    expect(silencedChecks(planted('apps/web/src/a.ts', 'const x = y as any;'))).toHaveLength(1);
    expect(silencedChecks(planted('apps/web/src/a.spec.ts', "it.only('x', () => {});"))).toHaveLength(1);
    const empty = "it('x', async () => {\n  if (!valkey) return;\n  expect(1).toBe(2);\n});";
    expect(silencedChecks(planted('apps/bff/src/a.spec.ts', empty))).toHaveLength(1);
  });

  it('página longa', () => {
    const path = 'apps/web/src/pedidos/pedidos.page.tsx';
    expect(longPages(planted(path, 'a();\n'.repeat(60)))).toEqual([]);
    expect(longPages(planted(path, 'a();\n'.repeat(61)))).toEqual([`${path}: 61 lines`]);
  });

  it('controle vestido à mão, cor sem nome', () => {
    const page = 'apps/web/src/pedidos/pedido.page.tsx';
    expect(dressedByHand(planted(page, '<a className="botao botao--discreto" />'))).toHaveLength(1);
    const dresses = ['cartao recibo', 'recibo cartao', 'pilula pilula--ok', 'tabela tabela--media', 'contadores'];
    for (const dress of dresses) expect(dressedByHand(planted(page, `<div className="${dress}" />`))).toHaveLength(1);
    expect(dressedByHand(planted(page, "import { Drawer } from 'antd';"))).toHaveLength(1);
    expect(dressedByHand(planted(page, '<Button className="pedido-enviar" />'))).toEqual([]);
    expect(dressedByHand(planted(page, '<div className="tabela-rolagem matriz-cartao" />'))).toEqual([]);
    expect(namelessColours(planted('a.css', '.a {\n  color: #fff;\n}'))).toEqual(['a.css: color: #fff;']);
    expect(namelessColours(planted('a.css', '.a {\n  --listra: #fff;\n}'))).toEqual(['a.css: --listra: #fff;']);
    expect(namelessColours(planted('a.css', '.a {\n  --listra: light-dark(#fff, #000);\n}'))).toEqual([]);
  });

  it('classe vestida por duas folhas', () => {
    const one = planted('lista.css', '.outra,\n.lote {\n  display: flex;\n}');
    const other = planted('lote.css', '/* .lote { */\n@media print {\n  .lote {\n    margin: 0;\n  }\n}');
    expect(sharedClasses([...one, ...other])).toEqual(['.lote: lista.css, lote.css']);
    expect(sharedClasses([...one, ...planted('lote.css', '.pedido .lote {\n  margin: 0;\n}')])).toEqual([]);
  });

  it('formulário feito à mão', () => {
    const path = 'apps/web/src/pedidos/pedido.dialog.tsx';
    expect(formsByHand(planted(path, '<form className="x" onSubmit={enviar}>'))).toEqual([path]);
    expect(formsByHand(planted(path, '<Card as="form" onSubmit={enviar}>'))).toEqual([path]);
    expect(formsByHand(planted(path, '<form className="x" {...form.props}>'))).toEqual([]);
  });

  it('controle feito à mão no cliente', () => {
    const folder = mkdtempSync(join(tmpdir(), 'alipen-biome-'));
    const page = join(folder, 'apps/web/src/pedidos/pedido.page.tsx');
    mkdirSync(dirname(page), { recursive: true });
    copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
    const refused = (element: string): boolean => {
      writeFileSync(page, `export const Page = () => ${element};\n`);
      const biome = ['lint', '--vcs-enabled=false', '--only=correctness/noRestrictedElements', page];
      return spawnSync(join(root, 'node_modules/.bin/biome'), biome, { cwd: folder }).status !== 0;
    };
    const elements = ['<button type="button" />', '<input />', '<select />', '<textarea />', '<p>Enviado</p>'];
    expect(elements.map(refused)).toEqual([true, true, true, true, false]);
    rmSync(folder, { recursive: true });
  });
});
