import { ROTULO_DE_FORMA_DE_AVISO } from '@alipen/contracts/generated/rotulos/notificacoes';
import { optionsOf } from '../ui/labelled.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Select } from '../ui/select.component.tsx';
import { chamadoDe } from './emails.labels.ts';
import { comForma, type Escolha, type Forma } from './emails.model.ts';
import type { EscolhaDeEmails } from './notificacoes.queries.ts';
import { TIPOS } from './tipos.labels.ts';

interface Props {
  titulo: string;
  /** Those that are told only to whoever asked. */
  aEscolha?: boolean;
  lida: EscolhaDeEmails;
  escolha: Escolha;
  mudar: (escolha: Escolha) => void;
}

export function ListaDeFormas({ titulo, aEscolha = false, lida, escolha, mudar }: Props) {
  const itens = lida.itens.filter(({ padrao }) => (padrao === 'NAO') === aEscolha);
  if (itens.length === 0) return null;
  const formas = optionsOf(ROTULO_DE_FORMA_DE_AVISO).filter(({ value }) => aEscolha || value !== 'NAO');
  return (
    <fieldset className="emails-grupo">
      <legend>{titulo}</legend>
      <ul className="emails-escolha">
        {itens.map(({ evento, tipo, forma }) => (
          <li key={evento}>
            <span id={`forma-${evento}`}>{chamadoDe(evento)}</span>
            {!aEscolha && (
              <Pill tone={TIPOS[tipo].tom} icon={TIPOS[tipo].icone}>
                {TIPOS[tipo].rotulo}
              </Pill>
            )}
            <Select
              aria-labelledby={`forma-${evento}`}
              value={escolha.escolhas.find(uma => uma.evento === evento)?.forma ?? forma}
              onChange={({ target }) => mudar(comForma(escolha, evento, target.value as Forma))}
            >
              {formas.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
