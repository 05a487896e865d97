/** Why a file is not the issued one with people's signatures after it, worst first, and how it is told to who brought it. */
export const faltas = {
  ALTERADO: 'O arquivo mudou depois de emitido. Baixe o papel de novo, assine sem mudar nada e devolva.',
  SEM_PESSOA: 'Este é o arquivo sem a sua assinatura. Assine-o com o seu certificado e devolva o assinado.',
  FORA_DA_CONFIANCA:
    'O certificado da assinatura não vem de uma autoridade que a agência aceita. Use um da ICP-Brasil.',
  VENCIDO: 'O certificado não valia quando o papel foi assinado. Assine com um que esteja valendo.',
  SEM_CPF: 'O certificado não diz o CPF de quem assinou. Use o de pessoa física da ICP-Brasil.',
} as const;

export type Falta = keyof typeof faltas;
