import type { components } from '@alipen/contracts/generated/bff';

export type CorRefeicao = components['schemas']['CorRefeicao'];

interface Tom {
  texto: string;
  fundo: string;
}

/** The colours a meal may have: text on its tint, on light screens and on the dark wallboard. The contrast is a spec. */
export const CORES: Readonly<Record<CorRefeicao, { nome: string; claro: Tom; escuro: Tom }>> = {
  ANIL: {
    nome: 'Anil',
    claro: { texto: '#00038C', fundo: '#E6E8FB' },
    escuro: { texto: '#AEB3FF', fundo: '#1B1E4A' },
  },
  VERDE: {
    nome: 'Verde',
    claro: { texto: '#1F6B04', fundo: '#E3F3DD' },
    escuro: { texto: '#7EE08A', fundo: '#12301A' },
  },
  AMBAR: {
    nome: 'Âmbar',
    claro: { texto: '#8A4B00', fundo: '#FFEED3' },
    escuro: { texto: '#FFC069', fundo: '#3A2606' },
  },
  TERRA: {
    nome: 'Terra',
    claro: { texto: '#7A3E1D', fundo: '#F6E4D8' },
    escuro: { texto: '#E9B08E', fundo: '#3A2014' },
  },
  VINHO: {
    nome: 'Vinho',
    claro: { texto: '#8F0D3A', fundo: '#FBE1EA' },
    escuro: { texto: '#FF9DBB', fundo: '#3F0E20' },
  },
  ROXO: {
    nome: 'Roxo',
    claro: { texto: '#5B1A9E', fundo: '#EFE3FB' },
    escuro: { texto: '#D3B0FF', fundo: '#2C1448' },
  },
  PETROLEO: {
    nome: 'Petróleo',
    claro: { texto: '#0B5563', fundo: '#D9F0F3' },
    escuro: { texto: '#7FD6E4', fundo: '#0C2F36' },
  },
  GRAFITE: {
    nome: 'Grafite',
    claro: { texto: '#43465C', fundo: '#E8E9F2' },
    escuro: { texto: '#C9CCE0', fundo: '#262A45' },
  },
};
