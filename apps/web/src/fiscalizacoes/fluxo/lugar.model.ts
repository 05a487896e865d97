import type { components } from '@alipen/contracts/generated/bff';

export type LugarDito = components['schemas']['LugarDaFiscalizacao'];

/** Outdoors a first fix takes some 15 s; nobody is kept at the gate for longer. */
const ESPERA_MS = 20_000;
/** The contract's maximum, in metres. */
const PIOR_M = 100_000;
const MILIONESIMOS = 1_000_000;

const agora = () => new Date().toISOString();

/** Asks the device once; what it does not answer is an answer too. */
export function pedirLugar(): Promise<LugarDito> {
  const { geolocation } = navigator;
  if (!geolocation) return Promise.resolve({ situacao: 'SEM_SINAL', em: agora() });
  return new Promise(resolve => {
    geolocation.getCurrentPosition(
      ({ coords, timestamp }) =>
        resolve({
          situacao: 'GUARDADO',
          em: new Date(timestamp).toISOString(),
          latitude: Math.round(coords.latitude * MILIONESIMOS),
          longitude: Math.round(coords.longitude * MILIONESIMOS),
          precisaoM: Math.min(Math.round(coords.accuracy), PIOR_M),
        }),
      ({ code, PERMISSION_DENIED }) =>
        resolve({ situacao: code === PERMISSION_DENIED ? 'RECUSADO' : 'SEM_SINAL', em: agora() }),
      { enableHighAccuracy: true, timeout: ESPERA_MS, maximumAge: 0 },
    );
  });
}
