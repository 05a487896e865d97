export interface ShortcutGroup {
  title: string;
  /** The screens where the keys work; without it, every screen. */
  routes?: readonly string[];
  /** Keys pressed together are one list; ways to the same end are several. */
  keys: readonly { press: readonly (readonly string[])[]; does: string }[];
}

const ORDER = '/modules/solicitacao';
const FOLLOW = '/modules/monitoramento/acompanhamento';
const PROGRAMME = '/modules/manutencao/programacaoUnidade';

const LISTS = [
  FOLLOW,
  '/modules/manutencao/fornecedor',
  '/modules/manutencao/tipoPublico',
  '/modules/manutencao/lotacoes',
  '/modules/manutencao/usuarios',
];

/** Every key that the product gives a meaning, in the person's words; the grid's own table is grid.keys.ts. */
export const SHORTCUTS: readonly ShortcutGroup[] = [
  {
    title: 'Pedido do dia',
    routes: [ORDER],
    keys: [
      { press: [['↓']], does: 'Da página, entrar na grade' },
      { press: [['Ctrl', 'Enter']], does: 'Conferir e enviar o pedido' },
      { press: [['PageUp'], ['PageDown']], does: 'Dia anterior e dia seguinte' },
      { press: [['P']], does: 'Usar a programação' },
      { press: [['O']], does: 'Copiar de ontem' },
      { press: [['S']], does: 'Copiar da semana passada' },
      { press: [['E']], does: 'Igualar ao efetivo' },
      { press: [['Z']], does: 'Zerar' },
    ],
  },
  {
    title: 'Grade de quantidades',
    routes: [ORDER, PROGRAMME],
    keys: [
      { press: [['↑'], ['↓'], ['←'], ['→']], does: 'Mudar de célula' },
      { press: [['0 a 9']], does: 'Digitar troca o número da célula' },
      { press: [['F2']], does: 'Corrigir o número sem apagar' },
      { press: [['Enter'], ['Shift', 'Enter']], does: 'Confirmar e descer; subir' },
      { press: [['Tab'], ['Shift', 'Tab']], does: 'Confirmar e ir para a direita; para a esquerda' },
      { press: [['Home'], ['End']], does: 'Começo e fim da linha (com Ctrl, da grade)' },
      { press: [['Shift', '→']], does: 'Escolher uma faixa; a barra de baixo mostra a soma' },
      { press: [['Ctrl', 'A']], does: 'Escolher a grade toda' },
      {
        press: [
          ['Ctrl', 'D'],
          ['Ctrl', 'R'],
        ],
        does: 'Repetir para baixo; para a direita',
      },
      {
        press: [
          ['Ctrl', 'C'],
          ['Ctrl', 'X'],
          ['Ctrl', 'V'],
        ],
        does: 'Copiar, recortar e colar blocos da planilha',
      },
      { press: [['+'], ['-']], does: 'Somar e tirar um' },
      { press: [['Delete']], does: 'Zerar as células escolhidas' },
      {
        press: [
          ['Ctrl', 'Z'],
          ['Ctrl', 'Y'],
        ],
        does: 'Desfazer e refazer (50 passos)',
      },
      { press: [['Esc']], does: 'Desistir do que se digita' },
    ],
  },
  {
    title: 'Fila do atendimento',
    routes: [FOLLOW],
    keys: [
      { press: [['A']], does: 'Assumir ou liberar o caso aberto' },
      { press: [['L']], does: 'Registrar uma ligação' },
      { press: [['P']], does: 'Preencher o pedido pela unidade' },
    ],
  },
  {
    title: 'Listas',
    routes: LISTS,
    keys: [
      { press: [['↑'], ['↓']], does: 'Linha de cima e de baixo' },
      { press: [['PageUp'], ['PageDown']], does: 'Dez linhas de cada vez' },
      { press: [['Home'], ['End']], does: 'Primeira e última linha' },
      { press: [['Enter']], does: 'Abrir a linha' },
      { press: [['Espaço']], does: 'Marcar a linha' },
    ],
  },
  {
    title: 'Pedidos das lotações',
    routes: ['/modules/monitoramento/pedidosDasLotacoes'],
    keys: [
      { press: [['↑'], ['↓'], ['←'], ['→']], does: 'Mudar de célula' },
      { press: [['Home'], ['End']], does: 'Começo e fim da linha (com Ctrl, da matriz)' },
      { press: [['Shift', '→']], does: 'Marcar um bloco' },
      { press: [['Ctrl', 'A']], does: 'Marcar a matriz toda' },
      { press: [['Ctrl', 'C']], does: 'Copiar o bloco para a planilha' },
      { press: [['Enter']], does: 'Abrir o pedido; do nome da lotação, o mês dela' },
      { press: [['F']], does: 'Buscar uma lotação' },
    ],
  },
  {
    title: 'Em toda tela',
    keys: [
      { press: [['Tab']], does: 'No começo da página, saltar para o conteúdo ou para o menu' },
      { press: [['Ctrl', 'K'], ['/']], does: 'Buscar tela, lotação, fornecedor ou pedido' },
      { press: [['Esc']], does: 'Fechar o que está aberto por cima' },
      { press: [['?']], does: 'Ajuda desta tela, e estas teclas' },
    ],
  },
];

export const shortcutsOf = (route: string) =>
  SHORTCUTS.filter(({ routes }) => routes === undefined || routes.includes(route));
