/** Operations one looks for by name; the others are found by object, person and day. */
export const ACOES: Readonly<Record<string, string>> = {
  criarLotacao: 'Cadastro de lotação',
  alterarLotacao: 'Alteração de lotação',
  inativarLotacao: 'Desativação de lotação',
  inativarLotacoes: 'Desativação de lotações em lote',
  reativarLotacao: 'Reativação de lotação',
  importarLotacoes: 'Importação de lotações',
  informarEfetivo: 'Efetivo de um dia',
  gravarEfetivoDoMes: 'Efetivo de um mês',
  importarEfetivos: 'Importação de efetivos',
  criarUsuario: 'Cadastro de usuário',
  criarPedido: 'Abertura de pedido',
  editarPedido: 'Edição de pedido',
  enviarPedido: 'Envio de pedido',
  definirProgramacao: 'Definição de programação',
  gerarProgramacoes: 'Geração de programações',
};
