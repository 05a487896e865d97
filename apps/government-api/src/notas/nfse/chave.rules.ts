import { partesDaChave } from '../nfe/chave.rules.ts';

/**
 * The access key of the NFS-e (layout of the national standard, `infNFSe/@Id`), in 50 places: city, who generated it, kind of
 * inscription (2: CNPJ), inscription, number, year and month of the declaration, a number by chance, digit. As `TSIdNFSe` has it, the
 * CNPJ may have letters.
 */
const FORMA = /^(\d{7})(\d)(\d)([0-9A-Z]{12}\d{2})(\d{13})(\d{4})(\d{9})(\d)$/;
const CAMPOS = ['cMun', 'ambGer', 'tpInsc', 'CNPJ', 'nNFSe', 'AAMM', 'cNum', 'DV'] as const;

export const camposDaChave = (chave: string) => partesDaChave(chave, FORMA, CAMPOS);
