import { useAtomValue, useSetAtom } from 'jotai';
import {
  Fragment,
  type ReactElement,
  type ReactNode,
  startTransition,
  useCallback,
  useLayoutEffect,
} from 'react';

import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { ErrorMessage } from '@/components/shared/ErrorMessage';
import type { ItemOf, ListName } from '@/domain/catalog';
import { itemActions } from '@/panel/atoms/catalogActions';
import { halfFilledAtom, newDraftAtom, tabItemsAtom } from '@/panel/atoms/drafts';
import { dropDraftAtom, editItemAtom, toggleNewFormAtom } from '@/panel/atoms/forms';
import { rowsAtoms } from '@/panel/atoms/lists';
import { setRowFocusAtom } from '@/panel/atoms/openForm';
import { refusalsAtom, retryAtom } from '@/panel/atoms/session';
import type { ItemFormProps } from '@/panel/components/form/draftFields';
import { ListPanel } from '@/panel/components/ListPanel';
import type { ListRowProps, RowRefusal } from '@/panel/components/rows/ItemRow';
import { LongList } from '@/panel/components/rows/LongList';
import { listWords } from '@/panel/content/panel';
import { findAgain } from '@/panel/domain/changedValues';
import type { DraftOf } from '@/panel/domain/drafts/itemDraft';
import { draftName } from '@/panel/domain/formDraft';
import { itemName } from '@/panel/domain/lists';
import { ItemPreview } from '@/panel/views/ItemPreview';

import { useReturnToPlace, useSteadyPlace } from './listPlace';
import { useItemForm } from './useItemForm';
import { useRowFocus } from './useRowFocus';

interface ListTabProps<List extends ListName> {
  list: List;
  search?: ReactNode;
  tools?: ReactNode;
  actions?: ReactNode;
  emptyText?: string | undefined;
  /** `stored`: the edited item as the list has it. */
  renderForm: (
    form: ItemFormProps<DraftOf<List>>,
    stored: ItemOf<List> | undefined,
  ) => ReactElement;
  renderRow: (row: ListRowProps<ItemOf<List>>) => ReactElement;
  onAdded?: (id: number) => void;
}

const ROW_FAILED = <ErrorMessage text="Bu kayıt şu anda gösterilemiyor." />;

/** The rows of a list, and its form: in the place of the row that it edits, or above them. */
export function ListTab<List extends ListName>(props: ListTabProps<List>) {
  const { list, renderForm, renderRow } = props;
  const rows = useAtomValue(rowsAtoms[list]);
  const { longList, isOnOpener } = useRowFocus(rows);
  const setFocus = useSetAtom(setRowFocusAtom);
  useSteadyPlace(longList, rows);
  const form = useItemForm(list, props.onAdded);
  const onEdit = useSetAtom(editItemAtom);
  const newDraft = useAtomValue(newDraftAtom);
  const halfFilled = useAtomValue(halfFilledAtom);
  // A filter may hide its row.
  const items = useAtomValue(tabItemsAtom);
  const unsaved = halfFilled.size === 0 ? [] : items.filter(({ id }) => halfFilled.has(id));
  const refusals = useAtomValue(refusalsAtom);
  const retry = useSetAtom(retryAtom);
  const remove = useSetAtom(itemActions[list].remove);
  const dropDraft = useSetAtom(dropDraftAtom);
  // Stable, so that a changed list does not redraw every row.
  const onDelete = useCallback(
    (id: number) => {
      dropDraft(id);
      // In short tasks: the list, the next row's focus and all counts change.
      startTransition(() => {
        const next = remove(id);
        setFocus(next === undefined ? 'opener' : { item: next, on: 'delete' });
      });
    },
    [remove, dropDraft, setFocus],
  );
  const words = listWords[list];
  const edited = form?.item;
  const title = edited ? `Düzenle: ${itemName(edited)}` : words.add;
  const editedIndex = edited ? findAgain(rows, edited) : -1;
  const preview = form && <ItemPreview list={list} draft={form.props.draft} />;
  const drawnForm = form && (
    <Fragment key={form.key}>
      {renderForm({ ...form.props, title, preview }, rows[editedIndex])}
    </Fragment>
  );
  // After `useItemForm`, which closes the form in the same moment: that gives the focus to its row.
  useLayoutEffect(() => () => setFocus(null), [setFocus]);
  const isInPlace = editedIndex !== -1;
  useReturnToPlace(form?.key);

  /** Its button goes away: the row gets the focus. */
  function refusalOf(itemId: number): RowRefusal | undefined {
    const refusal = refusals.find((one) => one.table === list && one.itemId === itemId);
    if (refusal === undefined) return undefined;
    const onRetry = () => {
      setFocus({ item: { id: itemId }, on: 'edit' });
      retry(refusal.id);
    };
    return { reason: refusal.reason, onRetry };
  }

  return (
    <ListPanel
      addLabel={words.add}
      actions={props.actions}
      search={props.search}
      draftName={form || newDraft === undefined ? undefined : draftName(newDraft, 'adsız')}
      halfFilled={unsaved.map(itemName)}
      onOpenHalfFilled={() => unsaved[0] && onEdit(unsaved[0].id)}
      newForm={isInPlace ? undefined : drawnForm}
      isFormOpen={form !== undefined}
      buttonTakesFocus={isOnOpener}
      onToggleNew={useSetAtom(toggleNewFormAtom)}
    >
      {props.tools}
      <LongList
        ref={longList}
        label={words.tab}
        items={rows}
        emptyText={props.emptyText ?? words.empty}
        renderRow={(item, index) =>
          index === editedIndex && drawnForm ? (
            drawnForm
          ) : (
            // A row that cannot be drawn leaves the others in place (D18).
            <ErrorBoundary key={item.id} resetKey={item} fallback={ROW_FAILED}>
              {renderRow({
                item,
                refused: refusalOf(item.id),
                isHalfFilled: halfFilled.has(item.id),
                onEdit,
                onDelete,
              })}
            </ErrorBoundary>
          )
        }
      />
    </ListPanel>
  );
}
