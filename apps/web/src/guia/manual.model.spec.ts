import { anchorOf, compileManual } from '../../scripts/manual.mjs';
import { capituloDe, dentroDe, partesDe, procurar, textoDe } from './manual.model.ts';

const MANUAL = compileManual(`# Manual

## Pedir

Confira **cada número** e a tecla \`p\`, "assim" & <pronto.

1. Abra.
2. Envie até o
   limite.

### Várias unidades

| aviso | o que fazer |
|---|---|
| Não achou | fale com o **Atendimento** |

## Programação

A programação diz o que se pede.
`);

describe('o manual', () => {
  it('é lido em partes, cada uma com o seu lugar', () => {
    expect(MANUAL.map(({ id, nivel }) => [id, nivel])).toEqual([
      ['pedir', 2],
      ['varias-unidades', 3],
      ['programacao', 2],
    ]);
    expect(MANUAL[0]?.blocos).toEqual([
      { texto: ['Confira ', { forte: ['cada número'] }, ' e a tecla ', { codigo: 'p' }, ', "assim" & <pronto.'] },
      { itens: [['Abra.'], ['Envie até o limite.']], ordenada: true },
    ]);
    expect(MANUAL[1]?.blocos).toEqual([
      {
        titulos: [['aviso'], ['o que fazer']],
        linhas: [[['Não achou'], ['fale com o ', { forte: ['Atendimento'] }]]],
      },
    ]);
    expect(anchorOf('Pedir as refeições de amanhã')).toBe('pedir-as-refeicoes-de-amanha');
  });

  it.each([
    ['HTML', '## A\n\n<script>x()</script>\n'],
    ['HTML numa frase', '## A\n\nUma <img src="x"> figura.\n'],
    ['um endereço', '## A\n\nVeja [aqui](https://exemplo).\n'],
    ['dois títulos iguais', '## A\n\n## A\n'],
    ['texto sem título', 'Solto.\n'],
  ])('não se faz com %s', (_o_que, texto) => {
    expect(() => compileManual(texto)).toThrow('docs/manual.md');
  });

  it('sabe de que capítulo é uma parte', () => {
    expect(dentroDe(MANUAL, 'pedir').map(({ id }) => id)).toEqual(['varias-unidades']);
    expect(dentroDe(MANUAL, 'varias-unidades')).toEqual([]);
    expect(capituloDe(MANUAL, 'varias-unidades')?.id).toBe('pedir');
    expect(capituloDe(MANUAL, 'pedir')).toBeUndefined();
  });

  it('acha todas as palavras, sem acento, e o título vem primeiro', () => {
    const achadas = (digitado: string) => procurar(MANUAL, digitado).map(({ secao }) => secao.id);
    expect(achadas('PROGRAMACAO')).toEqual(['programacao']);
    expect(achadas('numero limite')).toEqual(['pedir']);
    expect(achadas('numero xyz')).toEqual([]);
    expect(achadas('  ')).toEqual([]);
    expect(procurar(MANUAL, 'atendimento')[0]?.trecho).toBe('Não achou: fale com o Atendimento');
  });

  it('de um texto longo mostra a parte em que está a palavra', () => {
    const longo = `${'antes '.repeat(60)}alvo ${'depois '.repeat(60)}`;
    const [secao] = compileManual(`## T\n\n${longo}\n`);
    const trecho = procurar(secao ? [secao] : [], 'alvo')[0]?.trecho ?? '';
    expect(trecho).toContain('alvo');
    expect(trecho.length).toBeLessThan(200);
  });

  it('marca o que se procurou com as letras do texto', () => {
    expect(partesDe('Programação de ação', ['acao'])).toEqual([
      { texto: 'Program', achada: false },
      { texto: 'ação', achada: true },
      { texto: ' de ', achada: false },
      { texto: 'ação', achada: true },
    ]);
    expect(textoDe(['a', { forte: ['b', { codigo: 'c' }] }])).toBe('abc');
  });
});
