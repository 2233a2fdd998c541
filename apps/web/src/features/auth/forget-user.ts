import { mutate } from 'swr'

/** Whatever was loaded for the signed-in user is not shown any more: nobody is signed in now. */
export const forgetUser = async (): Promise<void> => {
  const keys = ['/api/auth/user', '/api/account', '/api/memes']
  await mutate((key) => typeof key === 'string' && keys.includes(key), undefined, {
    revalidate: false,
  })
}
