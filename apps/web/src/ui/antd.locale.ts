import type { ConfigProviderProps } from 'antd';

type Locale = NonNullable<ConfigProviderProps['locale']>;

/**
 * antd in this product's Portuguese, for the parts it uses (antd.locale.spec.ts compares). antd's own pt_BR lacks keys, says
 * "Resetar" and "Colapsar" (screens.md 1.1), and adds 2 kB to every screen for unused parts.
 */
export const LOCALE: Locale = {
  locale: 'pt-br',
  global: { placeholder: 'Escolha', close: 'Fechar', show: 'Mostrar', hide: 'Ocultar', sortable: 'pode ser ordenada' },
  Modal: { okText: 'OK', cancelText: 'Voltar', justOkText: 'OK' },
  Empty: { description: 'Nada para mostrar' },
};
