const manutencao = (tela: string) => (id: string) => `/modules/manutencao/${tela}?item=${id}`;

/** Where the record of a trail's table is opened; one that is not here has no page of its own. */
export const ROTAS: Readonly<Record<string, (id: string) => string>> = {
  lotacoes: manutencao('lotacoes'),
  efetivos_diarios: id => `/modules/manutencao/efetivoDiario?lotacaoId=${id}`,
  fornecedores: manutencao('fornecedor'),
  programacoes: id => `/modules/manutencao/programacaoUnidade?lotacao=${id}`,
  tipos_alimentacao: manutencao('tipoAlimentacao'),
  tipos_publico: manutencao('tipoPublico'),
  tipos_dieta: manutencao('tiposDieta'),
  usuarios: manutencao('usuarios'),
  motivos: manutencao('motivos'),
  agencia: () => '/modules/manutencao/parametros',
  parametros: () => '/modules/manutencao/parametros',
  feriados: manutencao('feriados'),
  pagamentos: () => '/modules/relatorios/pagamentos',
  medicoes: id => `/modules/relatorios/medicoes?item=${id}`,
  prescricoes: id => `/modules/unidade/dietas?item=${id}`,
  auditorias: id => `/modules/relatorios/auditorias?item=${id}`,
  telas: manutencao('telas'),
  contas_servico: manutencao('contasServico'),
  acessos_controle: manutencao('controleExterno'),
  webhooks: manutencao('webhooks'),
  testemunhas: manutencao('testemunhas'),
};
