/** The rooms of the house: which folders are machinery (English), what of a slice others may see, what a room may import. */
export type Room = {
  machinery: readonly string[];
  /** A slice's face towards other slices, `{slice}` standing for its name. Everything else is its inside. */
  face: readonly string[];
  /** Folders over the slices: they see every inside, and others may import them only dynamically, where they are asked for. */
  above?: readonly string[];
  /** The room's slices by floor, from the ground up: imports go down, or to a neighbour. News goes up to who subscribed to it. */
  floors?: Readonly<Record<string, readonly string[]>>;
  packages: readonly string[];
};

export const rooms: Readonly<Record<string, Room>> = {
  'apps/government-api/src': {
    machinery: [
      'audit',
      'auth',
      'checks',
      'clock',
      'cycle',
      'database',
      'documents',
      'http',
      'idempotency',
      'imports',
      'jobs',
      'live',
      'mail',
      'moving',
      'spreadsheets',
      'storage',
      'versions',
    ],
    // Row files (`.schema.ts`) are private to their slice; joins over them, and SQL for others, go in the slice's query file.
    face: ['{slice}.module.ts', '{slice}.service.ts', '{slice}.query.ts', '*.table.ts'],
    above: ['demonstracao'],
    floors: {
      registros: [
        ...['acessos', 'ativacoes', 'downloads', 'fechamentos', 'historico', 'livro', 'motivos', 'visoes'],
        ...['testemunhas', 'webhooks'],
      ],
      'lotações e pessoas': [
        ...[
          'agencia',
          'assinaturas-govbr',
          'chaves-pessoais',
          'contas-servico',
          'feriados',
          'fotos',
          'guarda',
          'login',
          'lotacoes',
        ],
        ...['notificacoes', 'origens', 'papeis-assinados', 'parametros', 'presencas', 'sessoes', 'telas', 'usuarios'],
      ],
      cadastros: [
        'acessos-controle',
        ...['contratos', 'dietas', 'efetivos', 'empenhos', 'formularios', 'fornecedores', 'importacoes-fornecedores'],
        ...[
          'importacoes-lotacoes',
          'importacoes-usuarios',
          'prescricoes',
          'primeiras-senhas',
          'responsaveis',
          'tipos-alimentacao',
        ],
        ...['tipos-publico'],
      ],
      pedidos: [
        'atendimentos',
        'interrupcoes',
        'listas-fornecedor',
        'pedidos',
        'programacoes',
        'suspensoes',
        'transferencias',
        'trocas',
      ],
      execução: [
        ...['comprovantes', 'declaracoes', 'fiscalizacoes', 'notificacoes-formais', 'ocorrencias', 'recebimentos'],
        ...['sobras'],
      ],
      contas: [
        ...[
          'anotacoes-mapa',
          'auditorias',
          'exportacoes-mapa',
          'fechamento-do-mapa',
          'importacoes-mapa',
          'mapa-diario',
          'medicoes',
        ],
        ...['notas'],
        ...['pagamentos', 'termos'],
      ],
      painéis: ['indicadores', 'painel', 'pedidos-das-lotacoes', 'primeiros-passos', 'saude', 'tarefas'],
    },
    packages: ['@alipen/contracts', '@alipen/own-postgres', '@alipen/platform'],
  },
  'apps/bff/src': {
    machinery: [
      'audit',
      'authorization',
      'counters',
      'gate',
      'government',
      'health',
      'http',
      'operations',
      'protection',
      'publication',
      'relay',
      'reports',
      'screens',
      'session',
      'web',
    ],
    face: [],
    packages: ['@alipen/contracts', '@alipen/platform'],
  },
  'apps/web/src': {
    machinery: ['app', 'base', 'drafts', 'grid', 'list', 'live', 'outbox', 'photos', 'record', 'ui'],
    // A panel is made to stand on another slice's screen: an order's drawer shows its delivery. A field chooses one of
    // the slice's things in another slice's form. What a panel asks first is asked by the screen on which it stands.
    face: ['{slice}.queries.ts', '*.panel.tsx', '*.field.tsx', '*.first.ts'],
    packages: ['@alipen/contracts'],
  },
  'packages/platform/src': {
    machinery: ['checks', 'contract', 'environment', 'http', 'logging', 'problems', 'tracing'],
    face: [],
    packages: ['@alipen/contracts'],
  },
  'packages/own-postgres/src': { machinery: [], face: [], packages: [] },
  'packages/contracts/src': { machinery: [], face: [], packages: [] },
};
