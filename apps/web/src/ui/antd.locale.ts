import ptBR from 'antd/locale/pt_BR';

type Locale = typeof ptBR;

/** What two of antd's parts share; its pt_BR has not these words. */
const week = { weekSelect: 'Escolha uma semana' };

const withLang = <P extends Locale['DatePicker' | 'Calendar']>(part: P) =>
  part && { ...part, lang: { ...part.lang, ...week } };

/** antd in this product's Portuguese: its own pt_BR lacks keys and says "Resetar" and "Colapsar" (screens.md 1.1). */
export const LOCALE: Locale = {
  ...ptBR,
  DatePicker: withLang(ptBR.DatePicker),
  Calendar: withLang(ptBR.Calendar),
  global: {
    ...ptBR.global,
    placeholder: 'Escolha',
    close: 'Fechar',
    show: 'Mostrar',
    hide: 'Ocultar',
    sortable: 'pode ser ordenada',
  },
  Table: {
    ...ptBR.Table,
    filterReset: 'Limpar',
    emptyText: 'Nada para mostrar',
    expand: 'Abrir linha',
    collapse: 'Fechar linha',
    triggerAsc: 'Ordenar do menor para o maior',
    triggerDesc: 'Ordenar do maior para o menor',
    cancelSort: 'Voltar à ordem da lista',
    selectNone: 'Desmarcar tudo',
    selectionAll: 'Selecionar tudo',
  },
  Empty: { description: 'Nada para mostrar' },
};
