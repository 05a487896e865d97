export interface Words {
  title: string;
  text: string;
  again: boolean;
}

export const FORBIDDEN: Words = {
  title: 'Seu perfil não abre esta tela',
  text: 'Se você precisa dela, peça o acesso ao gestor da sua unidade.',
  again: false,
};
export const MISSING: Words = {
  title: 'Esta página não existe',
  text: 'O endereço pode ter mudado. Use o menu ou volte ao início.',
  again: false,
};
export const NEW_VERSION: Words = {
  title: 'Há uma versão nova do Alipen',
  text: 'Recarregue a página para continuar. O que foi digitado fica guardado neste computador.',
  again: true,
};
export const BROKEN: Words = {
  title: 'Esta tela parou de funcionar',
  text: 'O restante do sistema continua. Recarregue; se acontecer de novo, envie os detalhes ao atendimento.',
  again: true,
};
