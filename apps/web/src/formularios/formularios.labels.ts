import type { components } from '@alipen/contracts/generated/bff';

type Schemas = components['schemas'];

export const TIPOS: Readonly<Record<Schemas['TipoItem'], string>> = {
  CONFORMIDADE: 'Conforme ou não',
  NUMERO: 'Número',
  TEMPERATURA: 'Temperatura',
  PESOS: 'Pesagem',
  ESCALA: 'Escala de 1 a 5',
  HORA: 'Hora',
  FOTO: 'Foto',
  TEXTO: 'Texto',
  ASSINATURA: 'Assinatura',
  AUTOMATICO: 'Atraso da entrega',
  QUANTIDADES: 'Quantidade por público',
};

export const FOTOS: Readonly<Record<Schemas['RegraFoto'], string>> = {
  NUNCA: 'Não pede',
  SE_NAO_CONFORME: 'Se não conforme',
  SEMPRE: 'Sempre',
};

export const GRAVIDADES: Readonly<Record<Schemas['Gravidade'], string>> = {
  ADVERTENCIA: 'Advertência',
  LEVE: 'Leve',
  MODERADO: 'Moderado',
  GRAVE: 'Grave',
  GRAVISSIMO: 'Gravíssimo',
};

export const RESULTADOS = {
  CONFORME: { rotulo: 'Conforme', tone: 'ok' },
  ATENCAO: { rotulo: 'Atenção', tone: 'aviso' },
  NAO_CONFORME: { rotulo: 'Não conforme', tone: 'perigo' },
  REPROVADA: { rotulo: 'Reprovada', tone: 'perigo' },
} as const satisfies Record<Schemas['ResultadoFiscalizacao'], { rotulo: string; tone: string }>;

/** Kinds that only record: neither weight nor points. */
export const SEM_NOTA: readonly Schemas['TipoItem'][] = ['FOTO', 'TEXTO', 'ASSINATURA'];
