//! Proof that who fetches a session is who began the sign-in (RFC 7636, method S256).

use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use base64::Engine;
use rand::rngs::OsRng;
use rand::TryRngCore;
use sha2::{Digest, Sha256};

/// 32 random bytes as text that needs no escaping in an address: 43 characters.
pub fn random_text() -> Result<String, String> {
    let mut bytes = [0_u8; 32];
    OsRng
        .try_fill_bytes(&mut bytes)
        .map_err(|error| format!("the system gave no random bytes: {error}"))?;
    Ok(URL_SAFE_NO_PAD.encode(bytes))
}

/// The challenge that belongs to a verifier.
pub fn challenge_of(verifier: &str) -> String {
    URL_SAFE_NO_PAD.encode(Sha256::digest(verifier.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_challenge_is_the_one_of_the_standard() {
        // RFC 7636, appendix B.
        assert_eq!(
            challenge_of("dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"),
            "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"
        );
    }

    #[test]
    fn random_texts_are_long_enough_plain_and_never_the_same() {
        let one = random_text().unwrap();
        assert_eq!(one.len(), 43);
        assert!(one
            .bytes()
            .all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'));
        assert_ne!(one, random_text().unwrap());
    }
}
