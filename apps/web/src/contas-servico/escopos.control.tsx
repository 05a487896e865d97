import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ControlProps } from '../record/record.model.ts';
import { Checkbox } from '../ui/check.component.tsx';
import { plainText } from '../ui/plain-text.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { TextInput } from '../ui/text-input.component.tsx';
import { type Escopo, listarEscopos } from './contas-servico.queries.ts';

const porAssunto = (escopos: readonly Escopo[]) => {
  const grupos = new Map<string, Escopo[]>();
  for (const escopo of escopos) grupos.set(escopo.assunto, [...(grupos.get(escopo.assunto) ?? []), escopo]);
  return [...grupos].sort(([um], [outro]) => um.localeCompare(outro, 'pt-BR'));
};

/** Only operations that the account's profile may call can be chosen. */
export function EscoposControl({ id, value, values, set, disabled, describedBy }: ControlProps) {
  const escopos = useQuery(listarEscopos());
  const [busca, setBusca] = useState('');
  const escolhidos = Array.isArray(value) ? (value as string[]) : [];
  const perfil = values.autoridade as Escopo['autoridades'][number] | null;
  const trocar = (nome: string, marcado: boolean) => {
    const outros = escolhidos.filter(outro => outro !== nome);
    const depois = marcado ? [...outros, nome].sort() : outros;
    set(depois.length > 0 ? depois : null);
  };
  if (!perfil) return <p className="quieto">Escolha antes como a conta age.</p>;
  return (
    <QueryState query={escopos} skeletonHeight={240}>
      {({ itens }) => {
        const possiveis = itens.filter(({ autoridades }) => autoridades.includes(perfil));
        const achados = possiveis.filter(({ operacao, resumo, assunto }) =>
          plainText(`${operacao} ${resumo} ${assunto}`).includes(plainText(busca)),
        );
        // Operations chosen under another profile are shown, so that they can be taken away.
        const fora = escolhidos.filter(nome => !possiveis.some(({ operacao }) => operacao === nome));
        return (
          <div className="escopos" aria-describedby={describedBy}>
            <TextInput
              id={id}
              type="search"
              autoComplete="off"
              placeholder="Buscar operação"
              value={busca}
              onChange={({ target }) => setBusca(target.value)}
            />
            <p className="quieto" aria-live="polite">
              {escolhidos.length} de {possiveis.length} escolhidas
            </p>
            <div className="escopos-lista">
              {fora.map(nome => (
                <label key={nome} className="escopos-um">
                  <Checkbox className="marcar" checked onChange={() => trocar(nome, false)} />
                  <span>
                    <code>{nome}</code> <small className="campo-erro">Este perfil não pode.</small>
                  </span>
                </label>
              ))}
              {porAssunto(achados).map(([assunto, deles]) => (
                <fieldset key={assunto} className="escopos-grupo">
                  <legend>{assunto}</legend>
                  {deles.map(({ operacao, resumo, escreve }) => (
                    <label key={operacao} className="escopos-um">
                      <Checkbox
                        className="marcar"
                        checked={escolhidos.includes(operacao)}
                        disabled={disabled}
                        onChange={({ target }) => trocar(operacao, target.checked)}
                      />
                      <span>
                        {resumo}
                        <small className="quieto">
                          <code>{operacao}</code>
                          {escreve && ' · escreve'}
                        </small>
                      </span>
                    </label>
                  ))}
                </fieldset>
              ))}
              {achados.length === 0 && <p className="quieto">Nenhuma operação com este nome.</p>}
            </div>
          </div>
        );
      }}
    </QueryState>
  );
}
