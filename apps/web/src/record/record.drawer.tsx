import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { Drawer } from '../ui/drawer.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { History } from './history.component.tsx';
import { NeighbourButtons } from './neighbours.tsx';
import { idIn } from './record.address.ts';
import { fieldsOf, type Section, type Values, type Versioned } from './record.model.ts';
import { Deactivation, type DeactivationProps } from './record-deactivation.component.tsx';
import { RecordForm } from './record-form.component.tsx';
import { type Tab, Tabs } from './record-tabs.component.tsx';
import './record.css';

export interface RecordDrawerProps<R extends Versioned, Key extends QueryKey> {
  /** The value of `?item=`: an id, or "novo". */
  item: string;
  close: () => void;
  newTitle: string;
  titleOf: (record: R) => string;
  badge?: (record: R) => ReactNode;
  sections: readonly Section[];
  start: Values;
  /** By default the record's properties by the fields' keys. */
  valuesOf?: (record: R) => Values;
  query: (id: number) => UseQueryOptions<R, Error, R, Key> & { queryKey: Key };
  create: (values: Values) => Promise<R>;
  /** `seen` is the version that the values were typed over; its ETag is `etagOf(seen)`. */
  save: (values: Values, seen: R) => Promise<R>;
  deactivation?: Omit<DeactivationProps<R>, 'record' | 'name' | 'onDone'>;
  /** The record's table in the audit trail; it adds the "Histórico" tab. */
  historyOf?: string;
  tabs?: readonly { key: string; title: string; render: (record: R) => ReactNode }[];
  notes?: (values: Values, record: R | null) => ReactNode;
  width?: number;
}

/** A record over its list, with its own address. Esc, the cross and Back close it, unless work would be lost. */
export function RecordDrawer<R extends Versioned, Key extends QueryKey>(props: RecordDrawerProps<R, Key>) {
  const { item, close, query, newTitle, titleOf, badge, width = 640 } = props;
  const id = idIn(item);
  const record = useQuery({ ...query(id ?? 0), enabled: id !== null });
  const [footer, setFooter] = useState<HTMLElement | null>(null);
  const isNew = item === 'novo';
  const body = useRef<HTMLDivElement>(null);
  const startTyping = () => {
    // A person quicker than the drawer keeps the focus.
    if (body.current?.contains(document.activeElement)) return;
    body.current?.querySelector<HTMLElement>('.registro-formulario .entrada')?.focus();
  };
  const wasNew = useRef(isNew);
  useEffect(() => {
    // A new record that was saved is another form: the field that had the focus went with the old one.
    if (wasNew.current && !isNew) startTyping();
    wasNew.current = isNew;
  });
  const title = isNew ? newTitle : record.data ? titleOf(record.data) : 'Carregando…';
  return (
    <Drawer
      width={width}
      title={
        <span className="registro-titulo">
          {title}
          {record.data && !isNew && badge?.(record.data)}
        </span>
      }
      extra={id !== null && <NeighbourButtons id={id} />}
      close={close}
      opened={isNew ? startTyping : undefined}
      footer={<div ref={setFooter} className="registro-rodape" />}
    >
      <div ref={body}>
        {isNew && <Editor key="novo" {...props} record={null} footer={footer} />}
        {id !== null && (
          <QueryState query={record} skeletonHeight={480}>
            {data => <Editor key={data.id} {...props} record={data} footer={footer} />}
          </QueryState>
        )}
        {id === null && !isNew && <p>Este registro não existe.</p>}
      </div>
    </Drawer>
  );
}

const partKey = (title: string) => title.toLowerCase();

type EditorProps<R extends Versioned, Key extends QueryKey> = RecordDrawerProps<R, Key> & {
  record: R | null;
  footer: HTMLElement | null;
};

function Editor<R extends Versioned, Key extends QueryKey>(props: EditorProps<R, Key>) {
  const { record, sections, query, historyOf, tabs = [], deactivation, titleOf } = props;
  const client = useQueryClient();
  const [search, setSearch] = useSearchParams();
  const fields = fieldsOf(sections);
  const ownValues = (saved: R) =>
    Object.fromEntries(fields.map(({ key }) => [key, (saved as unknown as Values)[key] ?? null]));

  const parts = [...new Set(sections.flatMap(({ tab: part }) => part ?? []))];
  const shown: Tab[] = [
    { key: 'dados', title: 'Dados' },
    ...(record ? parts.map(title => ({ key: partKey(title), title })) : []),
    ...(record ? tabs.map(({ key, title }) => ({ key, title })) : []),
    ...(record && historyOf ? [{ key: 'historico', title: 'Histórico' }] : []),
  ];
  const asked = search.get('aba');
  const tab = shown.find(({ key }) => key === asked)?.key ?? 'dados';
  const choose = (key: string) => setSearch(before => withParams(before, { aba: key === 'dados' ? null : key }));
  const remember = (saved: R) => client.setQueryData(query(saved.id).queryKey, saved as never);
  const other = tabs.find(({ key }) => key === tab);
  const part = parts.find(title => partKey(title) === tab) ?? null;
  const inForm = tab === 'dados' || part !== null;

  return (
    <>
      {shown.length > 1 && <Tabs tabs={shown} chosen={tab} choose={choose} />}
      <div hidden={!inForm}>
        <RecordForm
          record={record}
          sections={sections}
          start={props.start}
          valuesOf={props.valuesOf ?? ownValues}
          fresh={id =>
            client.fetchQuery({ ...query(id), staleTime: 0 } as UseQueryOptions<R, Error, R, Key> & { queryKey: Key })
          }
          send={(values, seen) => (seen ? props.save(values, seen) : props.create(values))}
          onSaved={saved => {
            remember(saved);
            if (record === null) {
              setSearch(before => withParams(before, { item: String(saved.id) }), { replace: true });
            }
          }}
          notes={props.notes}
          part={record && parts.length > 0 ? part : undefined}
          footer={inForm ? props.footer : null}
          close={props.close}
        >
          {record && deactivation && (
            <Deactivation {...deactivation} record={record} name={titleOf(record)} onDone={remember} />
          )}
        </RecordForm>
      </div>
      {record && other && <div className="registro-aba">{other.render(record)}</div>}
      {record && tab === 'historico' && historyOf && <History entity={historyOf} id={record.id} fields={fields} />}
    </>
  );
}
