import type { components } from '@alipen/contracts/generated/bff';
import { ROTULO_DE_PAPEL_ASSINATURA } from '@alipen/contracts/generated/rotulos/fechamentos';
import { useQuery } from '@tanstack/react-query';
import { listarMinhasChaves, temChave } from '../chaves-pessoais/chaves-pessoais.queries.ts';
import { Checkbox } from '../ui/check.component.tsx';
import { formatDay, formatMonth } from '../ui/date.format.ts';
import { useForm } from '../ui/form.hook.ts';
import { FormDialog } from '../ui/form-dialog.component.tsx';
import { SelectField, TextField } from '../ui/form-field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatMoney } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { written } from '../ui/written.ts';
import { assinarComChave } from './fechamentos.mutations.ts';
import type { PapelAssinatura } from './fechamentos.queries.ts';
import { type Grupo, gruposDe, papeisDe } from './por-chave.model.ts';

type Mapa = components['schemas']['MapaAAssinar'];

interface Props {
  mapas: readonly Mapa[];
  feito: (quantos: number) => void;
  sair: () => void;
}

/** What one touch signs is chosen and read here: the device itself shows none of it. */
export function PorChaveDialog({ mapas, feito, sair }: Props) {
  const chaves = useQuery(listarMinhasChaves());
  const papeis = papeisDe(mapas);
  const [primeiro = 'FISCAL'] = papeis;
  const form = useForm({
    start: { papel: primeiro as PapelAssinatura, cargo: '', escolhidos: sozinho(gruposDe(mapas, primeiro)) },
    send: ({ papel, cargo, escolhidos }) =>
      assinarComChave({ papel, ...written({ cargo }), mapas: mapasDe(gruposDe(mapas, papel), escolhidos) }),
    onSent: ({ mapas: assinados }) => feito(assinados.length),
    ready: ({ papel, escolhidos }) => mapasDe(gruposDe(mapas, papel), escolhidos).length > 0,
  });
  const { papel, escolhidos } = form.values;
  const grupos = gruposDe(mapas, papel);
  const total = mapasDe(grupos, escolhidos).length;
  const pode = chaves.data && temChave(chaves.data);
  return (
    <FormDialog
      title="Assinar com a chave"
      form={form}
      verb={pode ? (total > 0 ? `Assinar ${formatCount(total, 'mapa', 'mapas')}` : 'Assinar') : undefined}
      doing="Toque no aparelho…"
      close={sair}
      long
    >
      <QueryState query={chaves} skeletonHeight={120}>
        {lidas => (temChave(lidas) ? null : <SemChave impedimento={lidas.impedimento} />)}
      </QueryState>
      {pode && (
        <>
          <p>Um toque assina todos os marcados, como estão agora. O aparelho não mostra os mapas: confira-os antes.</p>
          {papeis.length > 1 && (
            <SelectField form={form} name="papel" label="Em que papel">
              {papeis.map(cada => (
                <option key={cada} value={cada}>
                  {ROTULO_DE_PAPEL_ASSINATURA[cada]}
                </option>
              ))}
            </SelectField>
          )}
          <Grupos grupos={grupos} escolhidos={escolhidos} mudar={depois => form.set({ escolhidos: depois })} />
          <TextField form={form} name="cargo" label="Cargo (opcional)" maxLength={100} />
        </>
      )}
    </FormDialog>
  );
}

const SemChave = ({ impedimento }: { impedimento: string | null }) => (
  <Notice tone="info">
    {impedimento ??
      'Você não tem chave confirmada para este endereço. Abra o seu usuário, no alto da tela, em Chaves pessoais. A senha continua a assinar cada dia.'}
  </Notice>
);

interface GruposProps {
  grupos: readonly Grupo[];
  escolhidos: readonly string[];
  mudar: (escolhidos: readonly string[]) => void;
}

function Grupos({ grupos, escolhidos, mudar }: GruposProps) {
  return (
    <fieldset className="fechamento-motivos">
      <legend>O que assinar</legend>
      {grupos.map(({ chave, lotacao, mes, mapas, refeicoes, centavos }) => (
        <label key={chave}>
          <Checkbox
            checked={escolhidos.includes(chave)}
            onChange={({ target }) =>
              mudar(target.checked ? [...escolhidos, chave] : escolhidos.filter(cada => cada !== chave))
            }
          />
          <span>
            <strong>
              {lotacao} · {formatMonth(mes)}
            </strong>
            <br />
            {formatCount(mapas.length, 'mapa', 'mapas')}, {diasDe(mapas)}:{' '}
            {formatCount(refeicoes, 'refeição', 'refeições')}, {formatMoney(centavos)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

const diasDe = (mapas: readonly Mapa[]): string => {
  const [primeiro, ultimo] = [mapas[0]?.data ?? '', mapas.at(-1)?.data ?? ''];
  return primeiro === ultimo ? formatDay(primeiro) : `de ${formatDay(primeiro)} a ${formatDay(ultimo)}`;
};

/** Where there is only one it is what the person came for. */
const sozinho = (grupos: readonly Grupo[]): readonly string[] => (grupos.length === 1 ? [grupos[0]?.chave ?? ''] : []);

const mapasDe = (grupos: readonly Grupo[], escolhidos: readonly string[]) =>
  grupos
    .filter(({ chave }) => escolhidos.includes(chave))
    .flatMap(({ mapas }) => mapas.map(({ lotacao, data, versao }) => ({ lotacaoId: lotacao.id, data, versao })));
