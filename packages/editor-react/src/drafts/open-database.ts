import { type IDBPDatabase, openDB } from 'idb';

/** Opens one of the browser's databases at the first use, and again after it was lost. */
export interface DatabaseOpener {
  open(): Promise<IDBPDatabase>;
  /** The next use opens it again. */
  forget(): void;
}

/** The database `name` with one store of records under their `uuid`. */
export function databaseOpener(name: string, version: number, store: string): DatabaseOpener {
  let opening: Promise<IDBPDatabase> | undefined;
  const forget = () => {
    opening = undefined;
  };
  return {
    open: () => {
      opening ??= openDB(name, version, {
        upgrade(database) {
          if (!database.objectStoreNames.contains(store))
            database.createObjectStore(store, { keyPath: 'uuid' });
        },
        blocking: (_current, _blocked, event) => {
          // Another tab wants a newer version of the database: this one lets go and opens it again when needed.
          if (event.target instanceof IDBDatabase) event.target.close();
          forget();
        },
        terminated: forget,
      });
      return opening;
    },
    forget,
  };
}
