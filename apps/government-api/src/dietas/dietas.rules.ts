import type { components } from '@alipen/contracts/generated/government-api';
import { type ErroDeCampo, problema } from '@alipen/platform/problems/problema';

export type DietaDigitada = components['schemas']['DietaDigitada'];

export type CelulaComDieta = {
  tipoAlimentacaoId: number;
  tipoPublicoId: number;
  quantidade: number;
  refeicao: string;
  publico: string;
};

type Celula = { tipoAlimentacaoId: number; tipoPublicoId: number };

const chaveDe = ({ tipoAlimentacaoId, tipoPublicoId }: Celula) => `${tipoAlimentacaoId}:${tipoPublicoId}`;

/**
 * Initials or a code, in capitals; null where nothing was typed, undefined where it may tell who the person is: five letters
 * together may be a name, and nine digits a CPF, a telephone or a card.
 */
export function identificacaoDe(digitada: string | undefined): string | null | undefined {
  const texto = (digitada ?? '').trim().toUpperCase();
  if (texto === '') return null;
  const forma = /^[A-Z0-9][A-Z0-9./-]{0,11}$/.test(texto);
  const nome = /[A-Z]{5}/.test(texto);
  const documento = texto.replaceAll(/\D/g, '').length > 8;
  return forma && !nome && !documento ? texto : undefined;
}

const RECUSA_DA_IDENTIFICACAO =
  'Use só iniciais ou um código da unidade (como M.S.P. ou C-204): até 4 letras juntas e 8 números. Nunca o nome nem o CPF.';

/** The same, where there must be one. */
export function exigirCodigoDaPessoa(digitado: string, pointer: string): string {
  const codigo = identificacaoDe(digitado);
  if (codigo) return codigo;
  throw problema('dados-invalidos', {
    detail: RECUSA_DA_IDENTIFICACAO,
    errors: [{ pointer, detail: RECUSA_DA_IDENTIFICACAO }],
  });
}

type Permitidos = {
  celulas: readonly CelulaComDieta[];
  publicosComDieta: ReadonlySet<number>;
  tiposAtivos: ReadonlySet<number>;
};

export function exigirDietas(dietas: readonly DietaDigitada[], permitidos: Permitidos): void {
  const { publicosComDieta, tiposAtivos } = permitidos;
  const celulas = new Map(permitidos.celulas.map(celula => [chaveDe(celula), celula]));
  const vistas = new Set<string>();
  const errors: ErroDeCampo[] = dietas.flatMap((dieta, posicao) => {
    const celula = celulas.get(chaveDe(dieta));
    const identificacao = identificacaoDe(dieta.identificacao);
    const linha = `${chaveDe(dieta)}:${dieta.tipoDietaId}:${identificacao ?? ''}`;
    const repetida = vistas.has(linha);
    vistas.add(linha);
    const em = `/dietas/${posicao}`;
    return [
      ...(celula ? [] : [{ pointer: em, detail: 'Esta refeição não está no pedido para este público.' }]),
      ...(celula && !publicosComDieta.has(dieta.tipoPublicoId)
        ? [{ pointer: `${em}/tipoPublicoId`, detail: `${celula.publico} não recebe dieta especial.` }]
        : []),
      ...(tiposAtivos.has(dieta.tipoDietaId)
        ? []
        : [{ pointer: `${em}/tipoDietaId`, detail: 'Este tipo de dieta não existe ou está inativo.' }]),
      ...(identificacao === undefined ? [{ pointer: `${em}/identificacao`, detail: RECUSA_DA_IDENTIFICACAO }] : []),
      ...(repetida ? [{ pointer: em, detail: 'Esta dieta já está na lista com a mesma identificação.' }] : []),
    ];
  });
  errors.push(...excessos(dietas, permitidos.celulas));
  if (errors.length) throw problema('dados-invalidos', { detail: errors[0]?.detail, errors: errors.slice(0, 200) });
}

export function excessos(
  dietas: readonly (Celula & { quantidade: number })[],
  celulas: readonly CelulaComDieta[],
): ErroDeCampo[] {
  const somas = new Map<string, { soma: number; posicao: number }>();
  dietas.forEach((dieta, posicao) => {
    const antes = somas.get(chaveDe(dieta));
    somas.set(chaveDe(dieta), {
      soma: (antes?.soma ?? 0) + dieta.quantidade,
      posicao: antes?.posicao ?? posicao,
    });
  });
  return celulas.flatMap(celula => {
    const { soma = 0, posicao = 0 } = somas.get(chaveDe(celula)) ?? {};
    if (soma <= celula.quantidade) return [];
    const detail = `${celula.refeicao} para ${celula.publico}: ${soma} dietas para ${celula.quantidade} refeições.`;
    return [{ pointer: `/dietas/${posicao}/quantidade`, detail }];
  });
}

export function semIdentificar<D extends Celula & { tipoDietaId: number; quantidade: number }>(
  dietas: readonly D[],
): D[] {
  const somas = new Map<string, D>();
  for (const dieta of dietas) {
    const chave = `${chaveDe(dieta)}:${dieta.tipoDietaId}`;
    const antes = somas.get(chave);
    somas.set(chave, { ...dieta, quantidade: dieta.quantidade + (antes?.quantidade ?? 0) });
  }
  return [...somas.values()];
}
