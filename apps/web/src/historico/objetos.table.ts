interface Objeto {
  nome: string;
  rota?: (id: string) => string;
}

const manutencao = (tela: string) => (id: string) => `/modules/manutencao/${tela}?item=${id}`;

/** Names of the trail's tables. A table that is not here is shown by its own name, without underscores. */
export const OBJETOS: Readonly<Record<string, Objeto>> = {
  lotacoes: { nome: 'Lotação', rota: manutencao('lotacoes') },
  efetivos_diarios: { nome: 'Efetivo diário', rota: id => `/modules/manutencao/efetivoDiario?lotacaoId=${id}` },
  fornecedores: { nome: 'Fornecedor', rota: manutencao('fornecedor') },
  contratos: { nome: 'Contrato' },
  programacoes: { nome: 'Programação', rota: id => `/modules/manutencao/programacaoUnidade?lotacao=${id}` },
  tipos_alimentacao: { nome: 'Tipo de alimentação', rota: manutencao('tipoAlimentacao') },
  tipos_publico: { nome: 'Tipo de público', rota: manutencao('tipoPublico') },
  tipos_dieta: { nome: 'Tipo de dieta', rota: manutencao('tiposDieta') },
  usuarios: { nome: 'Usuário', rota: manutencao('usuarios') },
  motivos: { nome: 'Motivo', rota: manutencao('motivos') },
  agencia: { nome: 'Agência', rota: () => '/modules/manutencao/parametros' },
  parametros: { nome: 'Parâmetro', rota: () => '/modules/manutencao/parametros' },
  feriados: { nome: 'Feriado', rota: manutencao('feriados') },
  pedidos: { nome: 'Pedido' },
  atendimentos: { nome: 'Atendimento' },
  recebimentos: { nome: 'Recebimento' },
  fechamentos_mapa: { nome: 'Fechamento do mapa' },
  medicoes: { nome: 'Medição', rota: id => `/modules/relatorios/medicoes?item=${id}` },
  correcoes_medicao: { nome: 'Correção pedida na medição' },
  fotos: { nome: 'Foto' },
  fotos_repetidas: { nome: 'Foto repetida' },
  telas: { nome: 'Tela de parede', rota: manutencao('telas') },
  contas_servico: { nome: 'Conta de serviço', rota: manutencao('contasServico') },
  webhooks: { nome: 'Webhook', rota: manutencao('webhooks') },
  visoes: { nome: 'Visão salva' },
};

export const nomeDoObjeto = (entidade: string) => OBJETOS[entidade]?.nome ?? entidade.replaceAll('_', ' ');
