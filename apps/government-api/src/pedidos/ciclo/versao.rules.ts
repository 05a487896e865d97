import { matches, missingVersion, staleVersion } from '../../versions/versions.ts';

type Visto = { pedido: { versao: number; alteradoEm: Date }; alteradoPor: string; fusoHorario: string };

export const versaoVencida = ({ pedido, alteradoPor, fusoHorario }: Visto) =>
  staleVersion({ nome: alteradoPor, em: pedido.alteradoEm, fusoHorario });

export function exigirVersao(ifMatch: string | undefined, visto: Visto): void {
  if (!ifMatch) throw missingVersion('do pedido');
  if (!matches(ifMatch, visto.pedido.versao)) throw versaoVencida(visto);
}
